/**
 * Headers that end a connection to an emulator with its response. An emulator that was too busy for five seconds closes
 * idle connections before it reads what has been sent on them.
 */
export const oneRequest = { connection: 'close' } as const
