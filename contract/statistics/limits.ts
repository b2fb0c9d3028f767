/** With fewer ads than this, we give no figures. */
export const fewestAds = 5
