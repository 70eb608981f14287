/** A sign for each goddess, in a square of 24. */
export const POWER_SIGNS: Record<string, string> = {
  minerva: 'M12 3c5 0 7 3 7 8h-4v4l-3 6-3-6v-4H5c0-5 2-8 7-8Z', // the helmet
  cibelis: 'M4 19V9l4 3 4-7 4 7 4-3v10z', // the crown of walls
  fortuna:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 0v16M4 12h16M6.500 6.500l11 11M17.500 6.500l-11 11', // the wheel
  roma: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7Zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z', // the eye
  venus: 'M12 21C5 15 3 11 4 8s5-4 8 0c3-4 7-3 8 0s-1 7-8 13Z', // the heart
  eris: 'M12 5c4 0 7 3 7 8s-3 8-7 8-7-3-7-8 3-8 7-8Zm0 0c0-2 1-3 3-3', // the apple
  vesta: 'M12 3c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-6 1 1 1 2 1 3 2-2 3-5 2-9Z', // the flame
  iuno: 'M12 21V11M12 11C8 11 5 8 5 4c4 0 7 3 7 7Zm0 0c4 0 7-3 7-7-4 0-7 3-7 7Zm0 6c-3 0-5-1-6-4M12 17c3 0 5-1 6-4', // the feather
};
