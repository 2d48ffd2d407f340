/** Local ports, all derived from the page's own: one number moves the whole neighbourhood. */
export function emulatorPorts(page: number) {
  return {
    hosting: page,
    functions: page + 1,
    firestore: page + 2,
    auth: page + 3,
    storage: page + 4,
    pubsub: page + 5,
    hub: page + 6,
    logging: page + 7,
    firestoreWebsocket: page + 8,
    eventarc: page + 9,
    tasks: page + 10,
    standIns: page + 11,
    inbox: page + 12,
    smtp: page + 13,
  } as const
}

/** Never reaches the cloud: a project id that begins with `demo-` exists in the emulators only. */
export const localProjectId = 'demo-upper-bracket'

export const functionsRegion = 'europe-west1'
