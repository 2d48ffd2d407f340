export const emulatorNames = ['auth', 'firestore', 'functions', 'hosting', 'storage'] as const

export type EmulatorName = (typeof emulatorNames)[number]

export function isEmulatorName(text: string): text is EmulatorName {
  return emulatorNames.some(name => name === text)
}
