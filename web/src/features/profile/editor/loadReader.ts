/** Reads edits by the schemas of the contract: the form is shown and filled in without them. */
export const loadReader = () => import('./readEdits.ts')
