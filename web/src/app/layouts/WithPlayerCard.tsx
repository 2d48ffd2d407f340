import { Outlet, useParams } from 'react-router'
import { useCompetitionQuery } from '#documents/competition.ts'
import { ShownPlayer } from '#features/competition/player/ShownPlayer.tsx'

/** A page of a competition that has no tabs, and the card of the player named in its address. */
export default function WithPlayerCard() {
  const { competitionId = '' } = useParams()
  const competition = useCompetitionQuery(competitionId).currentData?.value
  return (
    <>
      <Outlet />
      {competition && <ShownPlayer competition={competition} />}
    </>
  )
}
