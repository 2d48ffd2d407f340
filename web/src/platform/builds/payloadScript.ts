import { ownPayloadId, type PagePayload } from './pagePayload.ts'

/**
 * Renders the element with a prerendered page's payload. It contains data instead of code, so the content security
 * policy allows it.
 */
export function payloadScript(payload: Partial<PagePayload>): string {
  return `${opening}${JSON.stringify(payload).replaceAll('<', '\\u003c')}</script>`
}

/** Returns the payload in a page, and a function that replaces it. @throws Error if the page has no payload */
export function payloadIn(html: string): {
  readonly payload: Partial<PagePayload>
  replaced(payload: PagePayload): string
} {
  const [before, rest] = html.split(opening)
  const end = rest?.indexOf('</script>') ?? -1
  if (before === undefined || rest === undefined || end < 0)
    throw new Error('A page has been prerendered without its payload')
  return {
    payload: JSON.parse(rest.slice(0, end)),
    replaced: payload => before + payloadScript(payload) + rest.slice(end + '</script>'.length),
  }
}

const opening = `<script type="application/json" id="${ownPayloadId}">`
