/** Whether the settings are open. */
export const settings = $state({ open: false });
