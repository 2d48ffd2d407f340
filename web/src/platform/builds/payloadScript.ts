import { ownPayloadId, type PagePayload } from './pagePayload.ts'

/** The element in which a prerendered page brings its payload: data, which no content policy keeps from it. */
export function payloadScript(payload: Partial<PagePayload>): string {
  return `${opening}${JSON.stringify(payload).replaceAll('<', '\\u003c')}</script>`
}

/** The payload in a page, and the page with another one. @throws Error if it has none */
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
