/** Never reaches the cloud: project ids that begin with `demo-` exist only in the emulators. */
export const localProjectId = 'demo-upper-bracket'
