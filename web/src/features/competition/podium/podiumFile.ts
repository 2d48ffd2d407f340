import { podium } from '@upper-bracket/shared/snapshot/podium'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { CompetitionDocument } from '#documents/competition.ts'
import { isFromCache } from '#platform/offline/cachedSnapshots.ts'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'
import { withFonts } from '#ui/drawnPicture/pictureFonts.ts'
import { picturePng } from '#ui/drawnPicture/picturePng.ts'
import { fileName } from '#ui/drawnPicture/saveFile.ts'
import { type PodiumTexts, podiumPicture } from './podiumPicture.ts'

type Won = Pick<CompetitionDocument, 'id' | 'champion'>

/** The edge answers with its copy while it fetches a newer one. */
const attempts = 5
const pauseMs = 1000

/** Draws the podium of a competition from its public snapshot; null if no snapshot with the champion can be had. */
export async function podiumFile(competition: Won, texts: PodiumTexts): Promise<File | null> {
  const snapshot = await wonSnapshot(competition)
  const found = snapshot && podium(snapshot)
  if (found === null) return null
  const png = await picturePng(await withFonts(widthOf => podiumPicture(found, texts, widthOf)))
  return new File([png], `${fileName(texts.title)}.png`, { type: png.type })
}

/** Asks until the snapshot knows the champion that the page shows. */
async function wonSnapshot({ id, champion }: Won): Promise<PublicSnapshot | null> {
  for (let attempt = 1; ; attempt++) {
    const snapshot = await fetchSnapshot(id, { cache: 'no-cache' })
    const isCurrent = snapshot?.competition.champion?.teamId === champion?.teamId
    if (snapshot === null || isCurrent) return snapshot
    if (attempt === attempts || isFromCache(snapshot)) return null
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}
