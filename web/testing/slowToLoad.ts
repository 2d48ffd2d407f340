// A module that takes a while to load, as on a busy machine.
await new Promise(resolve => setTimeout(resolve, 100))

export {}
