/** The region in which all functions run. */
export const functionsRegion = 'europe-west1'
