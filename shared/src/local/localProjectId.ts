/** The `demo-` prefix ensures that nothing reaches the cloud: such projects exist only in the emulators. */
export const localProjectId = 'demo-upper-bracket'
