/** Where every function runs. */
export const functionsRegion = 'europe-west1'
