/** What draws the pages, loaded when it is wanted. */
export const pages = {
  home: () => import('./home/Home.svelte'),
  table: () => import('./frame/TablePage.svelte'),
  replay: () => import('./frame/ReplayPage.svelte'),
  learn: () => import('./frame/LearnPage.svelte'),
  people: () => import('./people/PeoplePage.svelte'),
  watch: () => import('./frame/WatchPage.svelte'),
  workbench: () => import('./workbench/WorkbenchPage.svelte'),
};
