import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { earlyPage, earlyPlace } from '@upper-bracket/shared/earlyPage/earlyPage'
import { invitationState } from '@upper-bracket/shared/invitation/invitationState'
import { previewTexts } from '@upper-bracket/shared/preview/previewTexts'
import { defaultLanguage, type Language, languages } from '@upper-bracket/shared/profile/profile'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { unguessableId } from '@upper-bracket/shared/text/unguessableId'
import { onRequest, type Request } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { ownOrigin } from '../sign-in/ownOrigin.ts'
import { latestInvited } from './latestInvited.ts'
import { latestScene, sceneKey } from './latestScene.ts'
import { linkPreview } from './linkPreview.ts'
import { type PagePlace, pagePlace } from './pagePlace.ts'
import { pageShell } from './pageShell.ts'

/** By the edge. Longer than the snapshot's, which takes over as soon as there is code. */
const caching = {
  found: 'public, max-age=0, s-maxage=60',
  /** It may be there a moment later. */
  missing: 'public, max-age=0, s-maxage=5',
  failed: 'no-store',
} as const

/**
 * The pages of a competition, of invitations and of requests to commentate: what Hosting serves for the other pages, but
 * 404 where there is no such competition, match or invitation; the page says so itself. Each has a head of its own, which
 * previews of links read. A competition's also asks for the snapshot before any script has run, and has in its body what
 * is read first.
 */
export const competitionPage = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.page },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
      return
    }
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
        partsOf(place, new URL(request.path, origin), languageOf(request)),
      ])
      response
        .status(parts === null ? 404 : 200)
        .set({ 'cache-control': cachingOf(parts), vary: 'Accept-Language' })
        .type('html')
        .send(
          shell
            .replace('<head>', () => `<head>${parts?.head ?? noIndex}`)
            .replace(earlyPlace, () => parts?.body ?? ''),
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
}

/** It has to be said within the first kilobyte. */
const encoding = '<meta charset="utf-8"/>'
const noIndex = '<meta name="robots" content="noindex"/>'

const failed: Parts = { head: '', body: '' }

function cachingOf(parts: Parts | null): string {
  if (parts === null) return caching.missing
  return parts === failed ? caching.failed : caching.found
}

/** Null if what the address names does not exist. A page without parts of its own is better than none. */
async function partsOf(place: PagePlace, address: URL, language: Language): Promise<Parts | null> {
  try {
    if (place.page === 'invite') return await invitationPartsOf(place.invitationId, address, language)
    if (place.page === 'commentate') return await commentatePartsOf(place.competitionId, address, language)
    return await competitionPartsOf(place, address, language)
  } catch (thrown) {
    logs.pageFailed(idIn(place), thrown)
    return failed
  }
}

/** Says what the page shows to anybody with the link. */
async function invitationPartsOf(
  invitationId: string,
  address: URL,
  language: Language,
): Promise<Parts | null> {
  if (!unguessableId.safeParse(invitationId).success) return null
  const invited = await latestInvited(invitationId, Date.now())
  if (invited === null) return null
  const { competitionId, competition, invitation, team, guest } = invited
  const { inviteTo, inviteToTeam, invites } = previewTexts[language]
  const names = { competition: competition.name, team: team?.name ?? '', player: guest?.displayName ?? '' }
  const { role } = invitation
  const isOpen =
    invitationState(invited, Date.now()) === 'open' &&
    (role !== 'teamMember' || team !== null) &&
    (role !== 'takeOver' || guest !== null)
  const request = {
    title: isOpen && role === 'teamMember' ? inviteToTeam(names.team) : inviteTo(names.competition),
    text: isOpen ? invites[role](names) : '',
  }
  const preview = linkPreview({ competitionId, competition, request }, { address, language })
  return { head: `${encoding}${noIndex}${preview}`, body: '' }
}

/** The request is for one person, and not read: its page shows everybody else the name of the competition. */
async function commentatePartsOf(
  competitionId: string,
  address: URL,
  language: Language,
): Promise<Parts | null> {
  if (!existingId.safeParse(competitionId).success) return null
  const scene = await latestScene(competitionId, Date.now())
  if (scene === null) return null
  const title = previewTexts[language].asksToCommentate(scene.competition.name)
  const linked = { competitionId, competition: scene.competition, request: { title, text: '' } }
  return { head: `${encoding}${noIndex}${linkPreview(linked, { address, language })}`, body: '' }
}

async function competitionPartsOf(
  { competitionId, tab, matchId }: PlaceOf<'competition'>,
  address: URL,
  language: Language,
): Promise<Parts | null> {
  if (![competitionId, matchId ?? competitionId].every(id => existingId.safeParse(id).success)) return null
  const scene = await latestScene(sceneKey(competitionId, tab, matchId), Date.now())
  if (scene === null) return null
  const { competition, match } = scene
  const preview = linkPreview({ competitionId, competition, ...(match && { match }) }, { address, language })
  const snapshot = `<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/competitions/${competitionId}/snapshot"/>`
  return {
    head: `${encoding}${tab === 'edit' ? '' : snapshot}${preview}`,
    body: earlyPage(scene, { competitionId, tab, language }),
  }
}

type PlaceOf<Page extends PagePlace['page']> = Extract<PagePlace, { readonly page: Page }>

function idIn(place: PagePlace): string {
  return place.page === 'invite' ? place.invitationId : place.competitionId
}

/** Hosting passes on no cookie but that of signing in: what the reader has chosen is not known here. */
function languageOf(request: Request): Language {
  const accepted = request.acceptsLanguages([...languages])
  return languages.find(each => each === accepted) ?? defaultLanguage
}
