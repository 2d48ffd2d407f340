/** Whether a text can be the id of a competition: functions accept it and Firestore can store it. */
export function isDocumentId(id: string | undefined): id is string {
  return id !== undefined && /^[A-Za-z0-9_.:@-]{1,128}$/.test(id) && !/^(\.{1,2}|__.*__)$/.test(id)
}
