/** What judges a draft, by the schemas of the contract: the form is shown and filled in without it. */
export const loadReader = () => import('./readDraft.ts')
