/** Where every function runs, and where the page calls it. */
export const functionsRegion = 'europe-west1'
