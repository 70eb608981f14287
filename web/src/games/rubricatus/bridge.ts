/** The block of the Devil's Bridge, by itself: the picture on the home page needs no other. */
export const devilsbridge = {
  ink: 'M2 30 29 9h5l28 21v12h-5C55 27 45 18 31.500 16 18 18 9 27 7 42H2z',
  cut: 'M8 28 30 12h3l23 17M28 12v-1',
  line: 'M1 45q5-3 10 0t10 0 10 0 10 0 10 0 10 0M52 24V12h7v17M29 9V4h5v5',
};
