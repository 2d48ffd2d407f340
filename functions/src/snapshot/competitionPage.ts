import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { draftView } from '@upper-bracket/shared/draft/draftView'
import { carriedDemonstrationId } from '@upper-bracket/shared/demonstration/demonstrationView'
import { earlyCommentate } from '@upper-bracket/shared/earlyPage/earlyCommentate'
import { earlyHome } from '@upper-bracket/shared/earlyPage/earlyHome'
import { earlyInvitation } from '@upper-bracket/shared/earlyPage/earlyInvitation'
import { earlyList } from '@upper-bracket/shared/earlyPage/earlyList'
import { earlyOperator } from '@upper-bracket/shared/earlyPage/earlyOperator'
import { earlyOrganizer } from '@upper-bracket/shared/earlyPage/earlyOrganizer'
import { earlyPage, earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import type { EarlyScene } from '@upper-bracket/shared/earlyPage/earlyScene'
import { earlyPartPlace } from '@upper-bracket/shared/earlyPage/earlyPart'
import { carriedOperatorId } from '@upper-bracket/shared/operator/operator'
import { mainTab } from '@upper-bracket/shared/competition/mainTab'
import { oEmbedDiscovery } from '@upper-bracket/shared/embed/oEmbed'
import { invitationState } from '@upper-bracket/shared/invitation/invitationState'
import { carriedOrganizerId } from '@upper-bracket/shared/organizerPage/organizerView'
import { carriedMatchId } from '@upper-bracket/shared/preview/carriedMatch'
import { carriedListId } from '@upper-bracket/shared/preview/publicList'
import { previewTexts } from '@upper-bracket/shared/preview/previewTexts'
import { addressIn, alternatesOf, alternateTags } from '@upper-bracket/shared/preview/translatedAddresses'
import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { draftProgress, draftState, draftTeamName } from '@upper-bracket/shared/wording/draftState'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { unguessableId } from '@upper-bracket/shared/text/unguessableId'
import { onRequest, type Request } from 'firebase-functions/https'
import { operatorContent } from '../operator/operatorContent.ts'
import { capacity } from '../platform/capacity.ts'
import { demonstrationView, isDemonstration } from '../platform/demonstration.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { ownOrigin } from '../sign-in/ownOrigin.ts'
import { readCarriedMatch } from './readCarriedMatch.ts'
import { latestCompetition } from './latestCompetition.ts'
import { latestInvited } from './latestInvited.ts'
import { latestList } from './latestList.ts'
import { latestOrganizer } from './latestOrganizer.ts'
import {
  descriptionOf,
  descriptionTag,
  type Linked,
  linkPreview,
  organizerPreview,
  pagePreview,
} from './linkPreview.ts'
import { type PagePlace, pagePlace } from './pagePlace.ts'
import { pageShell } from './pageShell.ts'
import { pageTexts } from './pageTexts.ts'
import { readLinkedMatch } from './readLinkedMatch.ts'
import { atEdge, secondsAtEdge } from './sendPacked.ts'

/** The cache time at the edge exceeds that of the snapshot, which replaces the page's data once its code runs. */
const caching = {
  found: 'public, max-age=0, s-maxage=60',
  /** The address is a secret, and what it leads to can be withdrawn at any time. */
  secret: 'private, no-cache',
  /** The target may exist a moment later. */
  missing: 'public, max-age=0, s-maxage=5',
  failed: 'no-store',
} as const

/**
 * Serves the home page and the list of competitions with the public list, the pages of organizers and the operator, and those of
 * competitions, their embeds, invitations and requests to commentators: the shell that Hosting serves for other pages, but with 404 if the
 * competition, match or request does not exist, or the invitation is not open; the page says so itself. Each has a head
 * of its own, and each but an embed the early page. A competition's page also requests the snapshot before any script
 * runs.
 */
export const competitionPage = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.page },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host'))
    const place = pagePlace(request.path)
    if (place === null) {
      response.status(404).set('cache-control', caching.missing).end()
      return
    }
    try {
      if (origin === null) throw new Error('The origin of the page is not known')
      const [shell, parts] = await Promise.all([
        pageShell(origin, place, Date.now()),
        partsOf(place, new URL(request.url, origin), languageOf(request)),
      ])
      response
        .status(parts === null ? 404 : 200)
        .set({ 'cache-control': await cachingOf(place, parts), vary: 'Accept-Language' })
        .type('html')
        .send(
          [...(parts?.places ?? [])].reduce(
            (page, [placeholder, markup]) => page.replace(placeholder, () => markup),
            shell
              .replace(russianFonts, font => (/[а-яё]/i.test(parts?.head ?? '') ? font : ''))
              .replace('<head>', () => `<head>${parts?.head ?? noIndex}`)
              .replace(earlyPlace, () => `${parts?.body ?? ''}${carriedDemonstration()}`),
          ),
        )
    } catch (thrown) {
      logs.pageFailed(idIn(place), thrown)
      response.status(503).set({ 'cache-control': caching.failed, 'retry-after': '5' }).end()
    }
  },
)

interface Parts {
  readonly head: string
  readonly body: string
  /** The markup for further placeholders of the shell. */
  readonly places?: ReadonlyMap<string, string>
}

/** The encoding must be declared within the first kilobyte. */
const encoding = '<meta charset="utf-8"/>'
/** Shells preload fonts, of which an English page with an English title needs no Russian one. */
const russianFonts = /<link rel="preload" as="font"[^>]*-russian-[^>]*>/g
const noIndex = '<meta name="robots" content="noindex"/>'

const failed: Parts = { head: '', body: '' }

async function cachingOf(place: PagePlace, parts: Parts | null): Promise<string> {
  const { page } = place
  if (parts === null) return caching.missing
  if (parts === failed) return caching.failed
  if (page === 'invite' || page === 'commentate') return caching.secret
  // A draft takes minutes, and its page is read without scripts too.
  const isDraft = page === 'competition' && place.tab === 'draft'
  return atEdge(isDraft || page === 'home' || page === 'tournaments' ? secondsAtEdge : caching.found)
}

/**
 * Returns the individual parts of a page; null if its target does not exist. After an error the page is served without
 * them.
 */
async function partsOf(place: PagePlace, address: URL, language: Language): Promise<Parts | null> {
  try {
    if (place.page === 'home') return await homePartsOf(address, place.english ? 'en' : language)
    if (place.page === 'tournaments') return await listPartsOf(address, language)
    if (place.page === 'operator')
      return await operatorPartsOf(place, address, place.english ? 'en' : language)
    if (place.page === 'organizers') return await organizerPartsOf(place.address, address, language)
    if (place.page === 'invite') return await invitationPartsOf(place.invitationId, address, language)
    if (place.page === 'commentate') return await commentatePartsOf(place, address, language)
    if (place.page === 'embed') return await embedPartsOf(place, language)
    return await competitionPartsOf(place, address, language)
  } catch (thrown) {
    logs.pageFailed(idIn(place), thrown)
    return failed
  }
}

function isNarrowed({ searchParams }: URL): boolean {
  return ['q', 'game', 'when'].some(name => searchParams.has(name))
}

/** Carries data for the code of the page, which then need not ask for it. */
function carriedScript(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}

/** Says on each page whether this is a demonstration, or where there is one. */
function carriedDemonstration(): string {
  return carriedScript(carriedDemonstrationId, JSON.stringify(demonstrationView()))
}

/** A list that is narrowed is asked for by the page. */
async function listPartsOf(address: URL, language: Language): Promise<Parts> {
  const now = Date.now()
  const list = isNarrowed(address) ? null : (await latestList('', now)).list
  return {
    head: `${encoding}${descriptionTag(previewTexts[language].list)}`,
    body: earlyList(list, { asOf: now, language, textsOf: pageTexts(language) }),
  }
}

/** The page takes its list from the document. One that is narrowed is asked for by the page. */
async function homePartsOf(address: URL, language: Language): Promise<Parts> {
  const now = Date.now()
  const { list, packed } = await latestList('', now)
  const { featured, list: listed } = earlyHome(list, { asOf: now, language, textsOf: pageTexts(language) })
  return {
    head: '',
    body: carriedScript(carriedListId, packed.json),
    places: new Map([
      [earlyPartPlace('featured'), featured],
      ...(isNarrowed(address) ? [] : [[earlyPartPlace('list'), listed] as const]),
    ]),
  }
}

async function operatorPartsOf(
  { name, english }: PlaceOf<'operator'>,
  address: URL,
  language: Language,
): Promise<Parts> {
  const view = await operatorContent(name, language)
  const { title } = view
  const url = address.origin + addressIn(english ? 'en' : defaultLanguage, `/${name}`)
  const alternates = alternateTags(alternatesOf(`/${name}`, address.origin))
  return {
    head: `${encoding}${pagePreview({ title, description: title, url }, { address, language })}${alternates}`,
    body: `${earlyOperator(view, pageTexts(language), { isEnglishAddress: english })}${carriedScript(carriedOperatorId, JSON.stringify(view))}`,
  }
}

async function organizerPartsOf(organizer: string, address: URL, language: Language): Promise<Parts | null> {
  const now = Date.now()
  const found = await latestOrganizer(organizer, null, now)
  if (found === null) return null
  const { view, packed } = found
  const scene = { asOf: now, language, textsOf: pageTexts(language) }
  return {
    head: `${encoding}${organizerPreview(view, { address, language })}`,
    body: `${earlyOrganizer(view, scene)}${carriedScript(carriedOrganizerId, packed.json)}`,
  }
}

/**
 * Contains only what the page shows to anyone with the link. An invitation that nobody can accept any more answers like
 * one that never existed.
 */
async function invitationPartsOf(
  invitationId: string,
  address: URL,
  language: Language,
): Promise<Parts | null> {
  if (!unguessableId.safeParse(invitationId).success) return null
  const invited = await latestInvited(invitationId, Date.now())
  if (invited === null || invitationState(invited, Date.now()) !== 'open') return null
  const { competitionId, competition, invitation, team, guest } = invited
  const { inviteTo, inviteToTeam, invites } = previewTexts[language]
  const names = { competition: competition.name, team: team?.name ?? '', player: guest?.displayName ?? '' }
  const { role } = invitation
  if ((role === 'teamMember' && team === null) || (role === 'takeOver' && guest === null)) return null
  const request = {
    title: role === 'teamMember' ? inviteToTeam(names.team) : inviteTo(names.competition),
    text: invites[role](names),
  }
  const preview = linkPreview({ competitionId, competition, request }, { address, language })
  const body = earlyInvitation({
    invitationId,
    invitation,
    competitionId,
    competition,
    language,
    inviter: invited.inviter,
    team: team?.name ?? null,
    player: guest?.displayName ?? null,
    asOf: Date.now(),
    textsOf: pageTexts(language),
  })
  return { head: `${encoding}${noIndex}${preview}`, body }
}

/** The request is private: the page shows other people only the name of the competition. */
async function commentatePartsOf(
  { competitionId, requestId }: PlaceOf<'commentate'>,
  address: URL,
  language: Language,
): Promise<Parts | null> {
  if (![competitionId, requestId].every(id => existingId.safeParse(id).success)) return null
  const [latest, asked] = await Promise.all([
    latestCompetition(competitionId, 'competition', Date.now()),
    documents.commentator(competitionId, requestId).get(),
  ])
  if (latest === null || !asked.exists) return null
  const { competition } = latest.snapshot
  const title = previewTexts[language].asksToCommentate(competition.name)
  const linked = { competitionId, competition, request: { title, text: '' } }
  return {
    head: `${encoding}${noIndex}${linkPreview(linked, { address, language })}`,
    body: earlyCommentate({
      competitionId,
      competition,
      language,
      asOf: Date.now(),
      textsOf: pageTexts(language),
    }),
  }
}

async function embedPartsOf({ competitionId }: PlaceOf<'embed'>, language: Language): Promise<Parts | null> {
  if (!existingId.safeParse(competitionId).success) return null
  const latest = await latestCompetition(competitionId, 'competition', Date.now())
  const head = latest && descriptionTag(descriptionOf(latest.snapshot.competition, language))
  return latest && { head: `${encoding}${head}`, body: '' }
}

async function competitionPartsOf(
  { competitionId, tab, matchId }: PlaceOf<'competition'>,
  address: URL,
  language: Language,
): Promise<Parts | null> {
  if (![competitionId, matchId ?? competitionId].every(id => existingId.safeParse(id).success)) return null
  const now = Date.now()
  const latest = await latestCompetition(competitionId, 'competition', now)
  if (latest === null) return null
  const { competition } = latest.snapshot
  const match = matchId && (await readLinkedMatch(competitionId, competition.bracketId, matchId))
  if (matchId !== null && !match) return null
  const [shown, carried] = await Promise.all([
    latestCompetition(competitionId, extentOf(tab || mainTab(competition)), now),
    match ? readCarriedMatch(competitionId, competition, match.match) : null,
  ])
  const known = {
    teams: [],
    players: [],
    publicCommentators: [],
    bracket: null,
    ...(shown ?? latest).snapshot,
  }
  const scene = { ...known, competitionId, language, textsOf: pageTexts(language) }
  const request = tab === 'draft' ? draftRequest(scene) : null
  const linked = { competitionId, competition, ...(match && { match }), ...(request && { request }) }
  const preview = linkPreview(linked, { address, language })
  const snapshot = `<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/competitions/${competitionId}/snapshot"/>`
  return {
    head: `${encoding}${isDemonstration() ? noIndex : ''}${tab === 'edit' || tab === 'integrations' ? '' : snapshot}${preview}${oEmbedDiscovery(address, competition.name)}`,
    body: `${earlyPage(scene, { tab, matchId })}${carried === null ? '' : carriedScript(carriedMatchId, JSON.stringify(carried))}`,
  }
}

/** What the preview of a link to a draft says of it; null without an open one. */
function draftRequest({ competition, draft, players, textsOf }: EarlyScene): Linked['request'] | null {
  if (draft === undefined) return null
  const t = textsOf('draft')
  const view = draftView(draft, players, rankScaleOf(competition))
  const teamName = (team: number) => draftTeamName(t, view.teams, team)
  const said = [draftState(t, draft, view, teamName).title, draftProgress(t, draft, view)]
  return { title: `${t('title')} · ${competition.name}`, text: `${said.filter(Boolean).join('. ')}.` }
}

/** How much of a competition a tab shows at first. Whether there is a tab of the schedule depends on the bracket. */
function extentOf(tab: string): 'competition' | 'bracket' | 'whole' {
  if (['teams', 'draft', 'commentators', 'live'].includes(tab)) return 'whole'
  return ['edit', 'integrations', 'desk', 'overlay'].includes(tab) ? 'competition' : 'bracket'
}

type PlaceOf<Page extends PagePlace['page']> = Extract<PagePlace, { readonly page: Page }>

function idIn(place: PagePlace): string {
  if (place.page === 'home' || place.page === 'tournaments') return place.page
  if (place.page === 'operator') return place.name
  if (place.page === 'organizers') return place.address
  return place.page === 'invite' ? place.invitationId : place.competitionId
}

/** Hosting forwards no cookie but `__session`, so the chosen language is unknown here. */
function languageOf(request: Request): Language {
  const accepted = request.acceptsLanguages([...languages])
  return languages.find(each => each === accepted) ?? defaultLanguage
}
