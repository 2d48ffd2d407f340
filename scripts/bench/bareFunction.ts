import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { onCall } from 'firebase-functions/https'

initializeApp()

/**
 * The least that a callable can be: writes a score into the document that a page names; with `reads`, it has read the
 * bracket and the competition of the match as well, and writes if the match has not changed since. In the run of the bench
 * it stands in the place of this function, so that its calls take the way of all others through the emulator.
 */
export const oEmbed = onCall<{ path: string; score: number; reads: boolean }>(async ({ data }) => {
  const { path, score, reads } = data
  const match = getFirestore().doc(path)
  if (!reads) {
    await match.update({ score: [score, 0] })
    return null
  }
  const bracket = match.parent.parent
  const competition = bracket?.parent.parent
  const read = await getFirestore().runTransaction(
    async transaction => transaction.getAll(match, ...(bracket && competition ? [bracket, competition] : [])),
    { readOnly: true },
  )
  const lastUpdateTime = read[0]?.updateTime
  await match.update({ score: [score, 0] }, lastUpdateTime ? { lastUpdateTime } : {})
  return null
})
