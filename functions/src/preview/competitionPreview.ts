import { createHash } from 'node:crypto'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { drawPreview, type PreviewScene } from '@upper-bracket/shared/preview/drawPreview'
import { type Language, languages } from '@upper-bracket/shared/profile/profile'
import { teamFaces } from '@upper-bracket/shared/team/teamFace'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { isKnown } from '../snapshot/isKnown.ts'
import { latestCompetition } from '../snapshot/latestCompetition.ts'
import { readLinkedMatch } from '../snapshot/readLinkedMatch.ts'
import { remembered } from '../snapshot/remembered.ts'
import { atEdge } from '../snapshot/sendPacked.ts'
import { loadLetters } from './loadLetters.ts'
import { renderPng } from './renderPng.ts'
import { withLogos } from './withLogos.ts'

/** Messengers keep their own copies for much longer. */
const caching = 'public, max-age=60, s-maxage=60, stale-while-revalidate=600'

const pattern = /\/api\/competitions\/([^/]+)(?:\/matches\/([^/]+))?\/preview-(\w+)\.png$/

interface Picture {
  readonly png: Buffer
  readonly etag: string
}

/** The pictures by id, match and language. An instance draws the same picture at most once in ten seconds. */
const pictures = remembered({ freshMs: 10_000 }, async (key): Promise<Picture | null> => {
  const [competitionId = '', matchId = '', language] = key.split(' ')
  const scene = await sceneOf(competitionId, matchId)
  return scene && picture(drawPreview(scene, language as Language, await loadLetters()))
})

/**
 * Serves the picture for previews of links to a competition, at
 * `/api/competitions/{competitionId}/preview-{language}.png` (its name, its state, and the end of its bracket), or to
 * one of its matches, at `/api/competitions/{competitionId}/matches/{matchId}/preview-{language}.png`.
 */
export const competitionPreview = onRequest(
  { region: functionsRegion, memory: '512MiB', ...capacity.picture },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const [, id, match, name] = pattern.exec(request.path) ?? []
    const language = languages.find(each => each === name)
    const { data: competitionId } = existingId.safeParse(id)
    const isMatch = match === undefined || existingId.safeParse(match).success
    try {
      const isValid = competitionId !== undefined && language !== undefined && isMatch
      const found = isValid ? await pictures(`${competitionId} ${match ?? ''} ${language}`, Date.now()) : null
      response.set('cache-control', found === null ? caching : await atEdge(caching))
      if (found === null) response.status(404).end()
      else if (isKnown(request, found.etag)) response.status(304).set('etag', found.etag).end()
      else response.set('etag', found.etag).type('png').send(found.png)
    } catch (thrown) {
      logs.previewFailed(competitionId ?? '', thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)

async function sceneOf(competitionId: string, matchId: string): Promise<PreviewScene | null> {
  if (matchId === '') {
    const snapshot = (await latestCompetition(competitionId, 'bracket', Date.now()))?.snapshot ?? null
    return snapshot && { ...snapshot, faces: teamFaces(competitionId, snapshot.teams) }
  }
  const latest = await latestCompetition(competitionId, 'competition', Date.now())
  if (latest === null) return null
  const { competition } = latest.snapshot
  const linked = await readLinkedMatch(competitionId, competition.bracketId, matchId)
  return linked && { competition, teams: [], bracket: null, linked, faces: linked.faces ?? new Map() }
}

async function picture(svg: string): Promise<Picture> {
  return {
    png: await renderPng(await withLogos(svg)),
    etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
  }
}
