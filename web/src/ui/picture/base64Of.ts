/** Reads a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(file)
  const address = await promise
  return address.slice(address.indexOf(',') + 1)
}
