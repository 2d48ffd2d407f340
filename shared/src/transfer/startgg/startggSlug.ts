/** The slug of an event, or of a tournament whose only fitting event is meant. */
export type StartggSlug =
  | { readonly of: 'event'; readonly slug: string }
  | { readonly of: 'tournament'; readonly slug: string }

const part = '[a-z0-9][a-z0-9-]{0,150}'
const address = new RegExp(
  String.raw`^(?:https?://)?(?:(?:www\.)?(?:start|smash)\.gg/)?(?:admin/)?(?:tournament/)?(?<tournament>${part})(?:/events?/(?<event>${part}))?(?:/.*)?$`,
  'i',
)

/** Reads the address of a tournament or an event on start.gg, or its slug; null if it is none. */
export function startggSlug(typed: string): StartggSlug | null {
  const { tournament, event } = address.exec(typed.trim().replace(/[?#].*$/, ''))?.groups ?? {}
  if (tournament === undefined) return null
  const slug = `tournament/${tournament.toLowerCase()}`
  return event === undefined
    ? { of: 'tournament', slug }
    : { of: 'event', slug: `${slug}/event/${event.toLowerCase()}` }
}
