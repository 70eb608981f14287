/** Node as it is, and what is tested made as for a browser. */
export default {
  name: 'for-browsers',
  transformMode: 'web',
  setup: () => ({ teardown: () => {} }),
};
