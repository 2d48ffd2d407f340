import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { roomIdOf } from '@upper-bracket/shared/matchDay/matchRoom'
import { pictureType, screenshotLimits } from '@upper-bracket/shared/matchDay/screenshot'
import { type CallOutcome, defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { teamInRoom } from './actForTeam.ts'

/** A team adds a picture of how its match ended, for a report that will name it. Those that there are get locked. */
export const addScreenshot = defineHandler('addScreenshot', ({ uid, input, now }) =>
  runTransaction(async (transaction): Promise<CallOutcome<'addScreenshot'>> => {
    const { competitionId, bracketId, screenshotId, picture, revision } = input
    const team = await teamInRoom(transaction, { action: 'addScreenshot', uid, input })
    if (!team.ok) return team
    const { found, side } = team.value
    const { match } = found
    const screenshots = documents.screenshots(competitionId, bracketId, roomIdOf(match) ?? '')
    const ref = screenshots.doc(screenshotId)
    if ((await transaction.get(ref)).exists) return accept({})
    if (match.revision !== revision) return refuse('changed-meanwhile', { revision: match.revision })
    if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
    if (pictureType(picture) === null) return refuse('not-a-picture')
    const own = await transaction.get(
      screenshots.where('side', '==', side).select().limit(screenshotLimits.perSide),
    )
    if (own.size >= screenshotLimits.perSide) return refuse('too-many-screenshots')
    const sweepAfter = now + screenshotLimits.keptMs
    transaction.create(ref, { uid, side, picture, addedAt: now, sweepAfter })
    return accept({})
  }),
)
