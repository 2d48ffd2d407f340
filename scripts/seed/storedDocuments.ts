import * as z from 'zod'
import type { EmulatorAddresses } from './emulatorAddresses.ts'

const value = z.object({ stringValue: z.string(), integerValue: z.string() }).partial()
const listing = z.object({
  documents: z.array(z.object({ name: z.string(), fields: z.record(z.string(), value) })).default([]),
})

export interface StoredDocument {
  readonly id: string
  text(field: string): string | undefined
  number(field: string): number | undefined
}

/** Reads all documents of a collection, with their texts and whole numbers. */
export async function storedDocuments(
  addresses: EmulatorAddresses,
  collection: string,
): Promise<readonly StoredDocument[]> {
  const response = await fetch(`${addresses.document(collection)}?pageSize=300`, {
    headers: { authorization: 'Bearer owner' },
  })
  const { documents } = listing.parse(await response.json())
  return documents.map(({ name, fields }) => ({
    id: name.split('/').at(-1) ?? '',
    text: field => fields[field]?.stringValue,
    number: field => {
      const digits = fields[field]?.integerValue
      return digits === undefined ? undefined : Number(digits)
    },
  }))
}
