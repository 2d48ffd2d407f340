/** Loads the validation by the schemas of the contract, which showing and filling in the form does not need. */
export const loadReader = () => import('./readDraft.ts')
