import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')
const entry = join(source, 'app/entry.client.tsx')

/**
 * The layers on which pages rest. A module belongs to the first layer that imports it, directly or not. Libraries change
 * less often than our code, so the code of every page is split in two.
 */
export const layers: Uses = {
  libraries: ['app/entry.client.tsx', 'app/root.tsx'],
  // A module that some pages and Firebase import would tie their chunks together.
  frame: [
    'app/entry.client.tsx',
    'app/root.tsx',
    'ui/useRoomForToasts.ts',
    '../../shared/src/local/emulatorPorts.ts',
  ],
  basics: [
    'ui/PlainList.tsx',
    'ui/ranks/RankBadge.tsx',
    'ui/useDrawnInSteps.ts',
    '../../shared/src/games/game.ts',
    ...mui('Paper'),
  ],
  // A stranger's home page does without the layers below.
  home: [
    'features/home/HomePage.tsx',
    'features/home/due/DueNow.tsx',
    'features/tournaments/HomeTournaments.tsx',
  ],
  query: ['platform/api/api.ts'],
  data: [
    'documents/emailVerified.ts',
    'documents/profile.ts',
    'platform/addresses/isDocumentId.ts',
    'platform/addresses/newDocumentId.ts',
    'platform/errors/pageNotFound.ts',
    'platform/joinIntent.ts',
    'documents/readWholeLists.ts',
    'features/competition/BannerPicture.tsx',
    'ui/page/MissingCompetition.tsx',
    'features/competition/useCompetitionParam.ts',
    'documents/competition.ts',
    'documents/ownPlayer.ts',
    'platform/api/callableEndpoint.ts',
    'ui/CompetitionStatusLabel.tsx',
    'ui/ConfirmDialog.tsx',
    'ui/page/EmptyState.tsx',
    'ui/page/LinkTabs.tsx',
    'ui/page/LoadFailure.tsx',
    'ui/page/PageHeader.tsx',
    'ui/page/PendingOutlet.tsx',
    'ui/page/PendingPage.tsx',
    'ui/ranks/useRankName.ts',
    'ui/game/GameBackdrop.tsx',
    'ui/game/GameLabel.tsx',
    'ui/time/useNow.ts',
    'ui/useSend.ts',
    'ui/text/placeSentence.ts',
    '../../shared/src/competition/administrators/organizerName.ts',
    '../../shared/src/competition/capacityOf.ts',
    '../../shared/src/competition/rankRange.ts',
    '../../shared/src/entry/entryLimits.ts',
    '../../shared/src/ranks/maxRatings.ts',
    '../../shared/src/selfService/csMaps.ts',
    '../../node_modules/@mui/icons-material/Close.mjs',
    '../../node_modules/@mui/icons-material/EmojiEventsOutlined.mjs',
    '../../node_modules/@mui/utils/useSlotProps/useSlotProps.mjs',
    ...mui('Alert', 'Divider', 'Stack'),
  ],
  // A bracket shows none of them.
  people: ['ui/UserAvatar.tsx', ...mui('Badge')],
  matches: [
    'documents/bracket.ts',
    'ui/dragAndDrop.ts',
    'ui/useOnPhone.ts',
    'ui/TeamFace.tsx',
    '../../shared/src/team/teamFace.ts',
    '../../shared/src/wording/roundName.ts',
    '../../shared/src/bracket/kinds/kindOf.ts',
    '../../shared/src/bracket/model/match.ts',
    '../../shared/src/bracket/model/matchId.ts',
    '../../shared/src/bracket/rounds/drawnRounds.ts',
    '../../shared/src/bracket/rounds/inDrawingOrder.ts',
    '../../shared/src/bracket/rounds/roundNameOf.ts',
    '../../shared/src/bracket/stages/playableMatches.ts',
    '../../shared/src/card/matchResult.ts',
    '../../shared/src/preview/lastRounds.ts',
    '../../shared/src/format/stageKinds/tieRules.ts',
    '../../shared/src/format/valveSwiss.ts',
    '../../shared/src/profile/publicName.ts',
    '../../shared/src/readiness/readinessCheck.ts',
    '../../shared/src/team/teamRequest.ts',
    '../../shared/src/team/unsettledTeams.ts',
    '../../shared/src/text/isSameValue.ts',
    '../../shared/src/wording/formatName.ts',
    'ui/time/remainingTime.ts',
    'ui/time/useServerNow.ts',
  ],
  competition: [
    'documents/useNamedPlayers.ts',
    'features/competition/page/CompetitionPage.tsx',
    'ui/PlayerLink.tsx',
    'ui/ranks/NamedRankBadge.tsx',
    '../../node_modules/@mui/icons-material/WorkspacePremiumOutlined.mjs',
    '../../shared/src/snapshot/packSnapshot.ts',
  ],
  bracket: [
    'documents/useStandings.ts',
    'features/bracket/match/MatchResult.tsx',
    'features/bracket/match/ScoreAnnouncer.tsx',
    'features/matchRoom/state/matchRoomEndpoints.ts',
    'features/bracket/state/nextMatchOf.ts',
    'features/bracket/state/useBracketState.ts',
    'features/bracket/state/useReadMatches.ts',
    'features/bracket/texts/BracketScopeProvider.tsx',
    'features/bracket/texts/useMatchTexts.ts',
    'features/bracket/undo/undoOffer.ts',
    'features/bracket/undo/useUndoOffer.ts',
    'features/organizing/agenda/TeamLines.tsx',
    'features/organizing/match/useReadyOffline.ts',
    '../../shared/src/bracket/agenda/matchProgress.ts',
    '../../shared/src/bracket/agenda/minutesSince.ts',
    '../../shared/src/bracket/model/matchState.ts',
    '../../shared/src/bracket/rounds/isOneElimination.ts',
    '../../shared/src/bracket/stages/lateEntries.ts',
    '../../shared/src/bracket/stages/stageMatches.ts',
    '../../shared/src/bracket/standings/eliminationStandings.ts',
    '../../shared/src/bracket/standings/teamPath.ts',
    '../../shared/src/matchRoom/matchStep.ts',
    '../../shared/src/matchRoom/standIn.ts',
    '../../shared/src/matchRoom/timeProposal.ts',
    '../../shared/src/nextStep/playerStep.ts',
    '../../shared/src/schedule/lateness.ts',
    '../../shared/src/text/rangeText.ts',
    '../../shared/src/wording/standingPlace.ts',
  ],
  rounds: ['features/bracket/drawing/RoundList.tsx', 'features/bracket/drawing/LazyBracketTree.tsx'],
  // Menus and groups of toggles pass the focus on with it.
  focus: ['../../node_modules/@mui/utils/useRovingTabIndex/useRovingTabIndex.mjs'],
  toggles: mui('ToggleButton', 'ToggleButtonGroup'),
  stages: ['features/bracket/stages/StagedView.tsx', '../../shared/src/wording/stageTitle.ts'],
  tables: ['features/bracket/stages/GroupTable.tsx'],
  commands: ['features/bracket/undo/UndoBar.tsx', 'features/organizing/teams/TeamDragging.tsx'],
  tree: ['features/bracket/drawing/BracketTree.tsx', 'features/bracket/stages/GslView.tsx'],
  lineUps: [
    'features/bracket/match/LineUp.tsx',
    'features/bracket/match/PlannedStart.tsx',
    'features/matchRoom/section/StepBar.tsx',
    'features/matchRoom/state/useOwnSide.ts',
    'features/matchRoom/standIns/useStandIns.ts',
    'features/matchRoom/state/useTeamCalls.ts',
  ],
  sections: ['features/matchRoom/page/MatchRoomSections.tsx'],
  form: ['ui/form/Form.tsx', 'ui/form/useForm.ts'],
  fields: [
    'ui/form/ChoiceCards.tsx',
    'ui/form/FormField.tsx',
    'ui/ranks/RatingField.tsx',
    'ui/search/SearchField.tsx',
    '../../node_modules/@mui/utils/getValidReactChildren/getValidReactChildren.mjs',
    ...mui(
      'ToggleButtonGroup/ToggleButtonGroupContext',
      'ToggleButtonGroup/ToggleButtonGroupButtonContext',
      'ToggleButtonGroup/isValueSelected',
      'ToggleButtonGroup/toggleButtonGroupClasses',
    ),
  ],
  dialogs: ['ui/ConfirmBox.tsx', ...mui('Menu', 'MenuItem')],
}

/** Firebase, for which no page waits. Strangers do without Auth, and ask at first only whether there is Analytics. */
export const firebase: Uses = {
  deferred: ['platform/firebase/configuration.ts'],
  firebase: ['platform/firebase/app.ts'],
  firestore: ['platform/firebase/firestore.ts'],
  auth: ['platform/firebase/auth.ts'],
}

/** Pages that are opened one after the other: what several of them import is one chunk. */
export const families = [
  ['account', /\/auth\/|AuthLayout/],
  ['links', /\/(competition\/invitation|commentators\/link)\//],
  ['front', /\/(home|tournaments)\/|RequireSignIn/],
  ['drawing', /\/bracket\/page\/|\/broadcast\/watch\/|\/organizing\/schedule\//],
  ['match', /\/matchRoom\/page\//],
  ['settings', /\/competition\/form\//],
  ['forms', /\/profile\//],
  ['teams', /\/teams\//],
  ['developers', /\/features\/api\//],
  ['tabs', /\/features\//],
] as const
/** Layers that not every page has: what needs them is apart from what does not. */
const optional = ['competition', 'bracket', 'fields', 'dialogs']

/** Parts that are loaded on demand and used together: what only these import is one chunk. */
export const parts: Uses = {
  deferred: [
    'app/DeferredParts.tsx',
    'app/keepFocus.ts',
    'platform/offline/keepShell.ts',
    'platform/report/ownReports.ts',
  ],
  session: [
    'app/ProfileLanguage.tsx',
    'app/layouts/OwnProfileLink.tsx',
    'features/notifications/NotificationBell.tsx',
    'features/readiness/ReadinessWatch.tsx',
  ],
  participants: [
    'features/matchRoom/step/OrganizedStep.tsx',
    'features/matchRoom/step/CheckInStep.tsx',
    'features/matchRoom/step/ReportStep.tsx',
    'features/matchRoom/step/ConfirmStep.tsx',
    'features/matchRoom/step/DisputeStep.tsx',
    'features/matchRoom/veto/VetoSection.tsx',
    'features/matchRoom/page/LobbySection.tsx',
    'features/matchRoom/page/TimeSection.tsx',
    'features/matchRoom/standIns/StandInSection.tsx',
    'features/matchRoom/report/ReportDetails.tsx',
  ],
  panel: ['features/organizing/match/MatchPanel.tsx', 'features/organizing/export/ExportMenu.tsx'],
  organizers: [
    'features/bracket/page/BracketMenu.tsx',
    'features/bracket/page/DeleteBracketDialog.tsx',
    'features/organizing/match/MatchDialogs.tsx',
  ],
  overlays: [
    'features/broadcast/overlayPage/OverlaySource.tsx',
    'features/broadcast/overlayEditor/OverlayDialog.tsx',
  ],
  creation: [
    'features/organizing/creation/NoBracket.tsx',
    'features/organizing/creation/RecreateBracketDialog.tsx',
  ],
}

/** Namespaces of texts that are shown together; each language has chunks of its own. */
const texts: Uses = {
  first: ['common', 'errors'],
  front: ['home', 'tournaments'],
  account: ['auth', 'authMail'],
  competition: ['competition', 'player', 'ranks'],
  match: ['matchRoom', 'veto', 'chat', 'picture'],
  joining: ['joining', 'entering'],
  teams: ['teams', 'readiness'],
  broadcast: ['live', 'commentators'],
  organizing: [
    'people',
    'applicants',
    'history',
    'undelivered',
    'announcements',
    'selfService',
    'settings',
    'schedule',
    'integrations',
  ],
}

/** The module is reached only through re-exports, so the pages that use it load it. */
const apart =
  /@mui\/.*(useRovingTabIndex|useMediaQuery|useSlotProps|useControlled|InputBase|TextareaAutosize|createStack|enhanceHighContrast|mergeSlotProps|isMuiElement|createChainedFunction|debounce|getActiveElement|owner(?:Document|Window))/

/** The same, for layers before those of forms. */
const ofFields = /@mui\/.*(InputBase|TextareaAutosize|useRovingTabIndex)/

type Uses = Readonly<Record<string, readonly string[]>>

interface ModuleInfo {
  readonly importedIds: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly isEntry: boolean
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null
}

/**
 * Returns the groups of modules that share a chunk, by priority. Many small chunks would compress worse, and a phone
 * pays for each request. What several pages import is grouped by their families, with `shared` for three and more.
 */
export function chunkGroups() {
  const all = new Set<string>()
  let chunks: ReadonlyMap<string, string> | undefined
  // What a module imports has the same users or more, and has to be put into its chunk first.
  const groups = [
    ...Object.keys(layers).map(only),
    ...[3, 2, 1].flatMap(users => [0, 1, 2, 3].map(needs => isSharedBy(users, needs))),
    ...Object.keys(firebase).map(only),
    (chunk: string) => chunk in parts || chunk.startsWith('texts-'),
  ]
  return groups.map((isIn, index) => ({
    priority: groups.length - index,
    // The bundler tests every module before it asks for the first name.
    test: (id: string) => all.add(id) !== undefined,
    name: (id: string, modules: Modules): string | null => {
      chunks ??= chunksOf(all, modules)
      const chunk = chunks.get(id)
      return chunk !== undefined && isIn(chunk) ? chunk : null
    },
  }))
}

/** Whether a chunk is of one family, of two, or (3) of more, and needs this many optional layers. */
function isSharedBy(users: number, needs: number): (chunk: string) => boolean {
  return chunk => {
    const [by = '', ...layersOf] = chunk.split('_')
    const isOfFamily = families.some(([name]) => name === by.split('-')[0])
    const count = by === 'shared' ? 3 : isOfFamily ? by.split('-').length : 0
    return count === users && layersOf.length === needs
  }
}

function only(name: string): (chunk: string) => boolean {
  return chunk => chunk === name
}

function chunksOf(all: ReadonlySet<string>, modules: Modules): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const put = (id: string, chunk: string) => void (found.has(id) || found.set(id, chunk))
  const info = (id: string) => modules.getModuleInfo(id)
  const importsOf = (ids: readonly string[], isReached: (id: string) => boolean = () => true) => {
    const reached = new Set(ids)
    for (const id of reached)
      for (const imported of info(id)?.importedIds ?? []) if (isReached(imported)) reached.add(imported)
    return reached
  }
  const pages = [...all].filter(id => info(id)?.isEntry === true)
  const ofPages = importsOf(pages)

  for (const [layer, files] of Object.entries(layers))
    for (const id of importsOf(
      files.map(file => join(source, file)),
      imported =>
        !(/libraries|frame|basics|home/.test(layer) && apart.test(imported)) &&
        (/^(focus|toggles|form|fields|dialogs)$/.test(layer) || !ofFields.test(imported)),
    ))
      if (layer !== 'libraries' || id.includes('/node_modules/')) put(id, layer)
  for (const [part, files] of Object.entries(firebase))
    for (const id of importsOf(files.map(file => join(source, file)))) if (!ofPages.has(id)) put(id, part)

  for (const id of all) {
    const [, language, namespace = ''] = /\/locales\/(ru|en)\/(\w+)\.ts$/.exec(id) ?? []
    const group = Object.keys(texts).find(each => texts[each]?.includes(namespace)) ?? namespace
    if (language !== undefined) put(id, `texts-${language}-${group}`)
  }

  const partOf = new Map(
    Object.entries(parts).flatMap(([part, files]) => files.map(file => [join(source, file), part] as const)),
  )
  const users = new Map<string, Set<string>>()
  const roots = [...all].filter(id => pages.includes(id) || (info(id)?.dynamicImporters.length ?? 0) > 0)
  for (const root of roots) {
    const [file = root] = root.split('?')
    for (const id of importsOf([root]))
      users.set(id, (users.get(id) ?? new Set()).add(partOf.get(file) ?? file))
  }
  const pageFiles = new Set(pages.map(id => id.split('?')[0]))
  for (const [id, by] of users) {
    const [user = ''] = by
    if (by.size === 1) {
      if (user in parts) put(id, user)
      continue
    }
    const pagesBy = [...by].filter(each => pageFiles.has(each))
    const named = families.filter(([family]) => pagesBy.some(each => familyOf(each) === family))
    if (named.length === 0) continue
    const users = named.length > 2 ? ['shared'] : named.map(([family]) => family)
    const reached = importsOf([id])
    const needs = optional.filter(layer => [...reached].some(each => found.get(each) === layer))
    put(id, [users.join('-'), ...needs].join('_'))
  }
  found.delete(entry)
  return found
}

function mui(...components: readonly string[]): readonly string[] {
  return components.map(
    name => `../../node_modules/@mui/material/${name.includes('/') ? name : `${name}/${name}`}.mjs`,
  )
}

function familyOf(page: string): string | undefined {
  return families.find(([, pattern]) => pattern.test(page))?.[0]
}
