import type { Language } from '@upper-bracket/shared/profile/profile'
import { addressIn, translatedPage } from '#platform/addresses/translatedPages.ts'
import type { Texts } from '#platform/language/texts.ts'
import { ownBuildId } from './deployedBuild.ts'

/** What the head of a prerendered page says of it, besides its title. */
export interface PageHead {
  readonly description: string
  /** The full address by which it is shared and found. */
  readonly canonical: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/**
 * The content of `_payload.json` next to each prerendered page: the data that shows the page without its HTML document.
 */
export interface PagePayload {
  /** The id of the build. */
  readonly build: string
  readonly language: Language
  readonly head: PageHead
  /** Every text with which it was prerendered. */
  readonly texts: Texts
}

export const payloadName = '_payload.json'
/** The id of the element in which a prerendered page brings its own payload. */
export const ownPayloadId = 'payload'

const payloads = new Map<string, Promise<PagePayload | null>>()

/** The payload that came with this document; null where it was not prerendered. It is not fetched any more. */
export function ownPayload(): PagePayload | null {
  const text = document.getElementById(ownPayloadId)?.textContent
  if (!text) return null
  const payload: PagePayload = JSON.parse(text)
  payloads.set(fileOf(location.pathname, payload.build), Promise.resolve(payload))
  return payload
}

/**
 * The payload of the page at an address, fetched once. Null where the page is not prerendered, and where its payload
 * cannot be fetched or is not of this build any more: its texts are in chunks as well.
 */
export function pagePayload(pathname: string, language: Language): Promise<PagePayload | null> {
  const page = translatedPage(pathname)
  const build = page === undefined ? null : ownBuildId()
  if (page === undefined || build === null) return Promise.resolve(null)
  const file = fileOf(addressIn(language, page), build)
  const current = payloads.get(file)
  if (current !== undefined) return current
  const payload = fetched(file, build)
  payloads.set(file, payload)
  return payload
}

function fileOf(address: string, build: string): string {
  return `${address.replace(/\/$/, '')}/${payloadName}?${build}`
}

async function fetched(file: string, build: string): Promise<PagePayload | null> {
  try {
    const response = await fetch(file)
    const payload: PagePayload | null = response.ok ? await response.json() : null
    if (payload?.build === build) return payload
  } catch {
    // Without a network, for example.
  }
  payloads.delete(file)
  return null
}
