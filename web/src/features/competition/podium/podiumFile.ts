import { podium } from '@upper-bracket/shared/snapshot/podium'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'
import { withFonts } from '#ui/drawnPicture/pictureFonts.ts'
import { picturePng } from '#ui/drawnPicture/picturePng.ts'
import { fileName } from '#ui/drawnPicture/saveFile.ts'
import { type PodiumTexts, podiumPicture } from './podiumPicture.ts'

/** Draws the podium of a competition from its public snapshot; null if the snapshot has no champion yet. */
export async function podiumFile(competitionId: string, texts: PodiumTexts): Promise<File | null> {
  const snapshot = await fetchSnapshot(competitionId)
  const found = snapshot && podium(snapshot)
  if (found === null) return null
  const png = await picturePng(await withFonts(widthOf => podiumPicture(found, texts, widthOf)))
  return new File([png], `${fileName(texts.title)}.png`, { type: png.type })
}
