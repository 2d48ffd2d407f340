import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { acceptScreenshot } from '@upper-bracket/shared/matchRoom/acceptScreenshot'
import { screenshotLimits, screenshotsMax } from '@upper-bracket/shared/matchRoom/screenshot'
import { action } from '../actions/action.ts'
import { authorize } from '../actions/authorize.ts'
import type { CallOutcome } from '../actions/steps.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/** Adds a picture for a later report of a team. The transaction locks the existing pictures, because it counts them. */
export const addScreenshot = action('addScreenshot', {
  maxWrites: 2,
  run: ({ uid, input, now }) => {
    const accepted = acceptScreenshot(input.picture)
    return runTransaction(async (transaction): Promise<CallOutcome<'addScreenshot'>> => {
      const { competitionId, bracketId, screenshotId, revision } = input
      const authorized = await authorize(transaction, 'addScreenshot', { uid, ...input })
      if (!authorized.ok) return authorized
      const { found, side } = authorized.value
      const { match } = found
      const matchRoom = { competitionId, bracketId, matchRoomId: matchRoomIdOf(match) ?? '' }
      const ref = documents.screenshots(competitionId, bracketId, matchRoom.matchRoomId).doc(screenshotId)
      if ((await transaction.get(ref)).exists) return accept({})
      if (match.revision !== revision) return refuse('changed-meanwhile', { revision: match.revision })
      if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
      if (!accepted.ok) return accepted
      const max = screenshotsMax(match)
      const own = await transaction.get(
        find('screenshotsOfSide', { ...matchRoom, side })
          .select()
          .limit(max),
      )
      if (own.size >= max) return refuse('too-many-screenshots')
      const sweepAfter = now + screenshotLimits.retentionMs
      transaction.create(ref, { uid, side, picture: accepted.value, addedAt: now, sweepAfter })
      return accept({})
    })
  },
})
