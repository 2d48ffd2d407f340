import { addressIn, type Alternate } from '@upper-bracket/shared/preview/translatedAddresses'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { prerenderedPages, translatedPage } from '#platform/addresses/translatedPages.ts'
import type { Texts } from '#platform/language/texts.ts'
import { ownBuildId } from './deployedBuild.ts'

/** The part of a prerendered page's head that navigations have to update, besides the title. */
export interface PageHead {
  readonly description: string
  /** The canonical address, in full. */
  readonly canonical: string
  readonly alternates: readonly Alternate[]
}

/**
 * The content of `_payload.json` next to each prerendered page: the data that shows the page without its HTML document.
 */
export interface PagePayload {
  readonly build: string
  readonly language: Language
  readonly head: PageHead
  /** The texts that were used for prerendering and do not come with the code. */
  readonly texts: Texts
}

export const payloadName = '_payload.json'
/** The id of the element that contains a prerendered page's own payload. */
export const ownPayloadId = 'payload'

const payloads = new Map<string, Promise<PagePayload | null>>()

/**
 * Returns the payload embedded in this document, which then need not be fetched; null if the document was not
 * prerendered.
 */
export function ownPayload(): PagePayload | null {
  const text = document.getElementById(ownPayloadId)?.textContent
  if (!text) return null
  const payload: PagePayload = JSON.parse(text)
  payloads.set(fileOf(location.pathname, payload.build), Promise.resolve(payload))
  return payload
}

/**
 * Fetches the payload of the page at an address, once. Null if the page is not prerendered, the request fails, or the
 * payload belongs to another build; the texts are then loaded from chunks.
 */
export function pagePayload(pathname: string, language: Language): Promise<PagePayload | null> {
  const page = translatedPage(pathname)
  if (page === undefined || !prerenderedPages.includes(page)) return Promise.resolve(null)
  const build = ownBuildId()
  if (build === null) return Promise.resolve(null)
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
    // The request fails without a network, for example.
  }
  payloads.delete(file)
  return null
}
