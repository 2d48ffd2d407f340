/** Placeholder until the stand-in is built below in this folder. */
export async function storageRulesRuntime(_sdk: string): Promise<string | undefined> {
  return undefined
}
