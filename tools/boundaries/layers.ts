/**
 * The layers of each source tree, from top to bottom: a folder may import the folders in the lines below its own, never
 * those in its own line or above. ARCHITECTURE.md shows this list, and `npm run boundaries` enforces it.
 */
export const layers = {
  'shared/src': [
    ['consistency', 'earlyPage'],
    ['preview', 'api', 'embed', 'operator'],
    ['snapshot', 'contract'],
    ['demonstration'],
    ['account', 'calendar', 'nextStep', 'streamTexts', 'transfer'],
    ['audit', 'events'],
    ['announcements', 'commentators', 'integrations'],
    ['matchRoom', 'invitation'],
    ['lineUp', 'notifications', 'organizerPage'],
    ['entry'],
    ['guest'],
    ['wording'],
    ['card'],
    ['schedule'],
    ['bracket'],
    ['draft'],
    ['balance'],
    ['team'],
    ['competition'],
    ['live', 'readiness', 'selfService'],
    ['player', 'chat'],
    ['profile'],
    ['picture', 'ranks', 'storage', 'limits', 'text', 'local', 'queries'],
    ['format', 'games', 'errors', 'random'],
  ],
  'shared/src/bracket': [
    ['laws', 'offlineQueue'],
    ['commands'],
    ['entrants'],
    ['reshaping', 'results', 'slots'],
    ['agenda', 'broadcast', 'creation', 'prospects', 'standings'],
    ['stages'],
    ['drawing', 'edits', 'layout', 'pairing'],
    ['rounds', 'seeding', 'tables'],
    ['kinds'],
    ['model'],
  ],
  'functions/src': [
    ['index.ts'],
    ['services'],
    ['bot', 'timers', 'api'],
    ['consistency'],
    ['demonstration', 'publicCopies'],
    ['account', 'live', 'preview', 'calendar', 'guests', 'transfer'],
    ['snapshot', 'readiness'],
    ['invitations', 'organizerPages'],
    ['matchRoom'],
    ['commentators'],
    ['brackets'],
    ['competitions'],
    ['drafts'],
    ['teams'],
    ['entry'],
    ['roster', 'chat', 'pictures'],
    ['notifications'],
    ['announcements', 'integrations'],
    ['telegram', 'push', 'sign-in', 'lineUp'],
    ['actions'],
    ['profiles'],
    ['errors', 'operator'],
    ['platform'],
  ],
  'web/src': [['app', 'embed'], ['features'], ['ui'], ['documents'], ['platform'], ['locales']],
  'web/src/features': [
    [
      'api',
      'auth',
      'bracket/page',
      'broadcast/desk',
      'broadcast/watch',
      'commentators',
      'competition',
      'home',
      'integrations',
      'notifications',
      'operator',
      'profile',
      'readiness',
      'teams',
      'tournaments',
      'transfer',
    ],
    [
      'broadcast/overlayPage',
      'matchRoom/page',
      'organizing/agenda',
      'organizing/export',
      'organizing/schedule',
    ],
    ['broadcast/overlayEditor', 'broadcast/queue', 'matchRoom/chat', 'matchRoom/step'],
    ['broadcast/overlays', 'broadcast/streams', 'matchRoom/standIns', 'organizing/match'],
    ['matchRoom/report', 'matchRoom/veto', 'organizing/teams'],
    [
      'matchRoom/section',
      'organizing/correction',
      'organizing/creation',
      'organizing/decision',
      'organizing/reshaping',
    ],
    ['demonstration', 'entering', 'organizing/games'],
    ['matchRoom/state', 'bracket/match', 'bracket/offlineQueue', 'bracket/stages'],
    ['bracket/undo'],
    ['bracket/drawing', 'bracket/prospects'],
    ['bracket/texts'],
    ['bracket/state'],
    ['bracket/commands'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>

/** Unavoidable imports against the layers, with the reason. */
export const exceptions = [
  {
    from: 'functions/src/brackets',
    to: 'functions/src/matchRoom',
    reason: 'a command closes what is open in the room of its match',
  },
] as const

/**
 * Renders the layers for ARCHITECTURE.md: a block for each tree, a line for each layer. Trees within another one are only
 * named.
 */
export function layersAsMarkdown(): string {
  const names = Object.keys(layers)
  const inner = names.filter(name => names.some(other => name.startsWith(`${other}/`)))
  const trees = Object.entries(layers)
    .filter(([tree]) => !inner.includes(tree))
    .map(
      ([tree, lines]) =>
        `\`${tree}\`, from top to bottom:\n\n\`\`\`text\n${lines.map(line => line.join(', ')).join('\n')}\n\`\`\``,
    )
  const within = `The folders of ${inner.map(name => `\`${name}\``).join(' and ')} are layers too.`
  const known = exceptions.map(
    ({ from, to, reason }) => `Exception: \`${from}\` imports \`${to}\`: ${reason}.`,
  )
  return [...trees, within, ...known].join('\n\n')
}
