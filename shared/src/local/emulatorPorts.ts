/** Local ports, all derived from the page's port. */
export function emulatorPorts(page: number) {
  return {
    hosting: page,
    functions: page + 1,
    firestore: page + 2,
    auth: page + 3,
    storage: page + 4,
    hub: page + 6,
    logging: page + 7,
    firestoreWebsocket: page + 8,
    eventarc: page + 9,
    tasks: page + 10,
    fakes: page + 11,
    inbox: page + 12,
    smtp: page + 13,
  } as const
}
