/** Whether this can be the id of a competition: what functions accept and Firestore can store. */
export function isDocumentId(id: string | undefined): id is string {
  return id !== undefined && /^[A-Za-z0-9_.:@-]{1,128}$/.test(id) && !/^(\.{1,2}|__.*__)$/.test(id)
}
