import Box from '@mui/material/Box'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { usePlayerQuery } from '#documents/ownPlayer.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { formatName } from '@upper-bracket/shared/wording/formatName'
import { LocalTime } from '#ui/time/LocalTime.tsx'

const unlimited = competitionDefaults.places

/** Dates, participants, format and organizer. */
export function CompetitionFacts({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['competition', 'common'])
  const organizer = useOrganizerName(competition)
  const { places, bestOf, selfService } = competition
  const { rounds, final } = bestOf
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, max-content))' },
        columnGap: { xs: 2, sm: 4 },
        rowGap: 1.5,
      }}
    >
      <Fact name={t('starts')}>
        <LocalTime at={competition.startDate} />
      </Fact>
      <Fact name={t('deadline')}>
        <LocalTime at={competition.registrationDeadline} />
      </Fact>
      <Fact name={t('takePart')}>
        {t('common:players', { count: competition.playerCount })}
        {places.players < unlimited.players && ` ${t('outOf', { most: places.players })}`}
        <br />
        {t('common:teams', { count: competition.teamCount })}
        {places.teams < unlimited.teams && ` ${t('outOf', { most: places.teams })}`}
      </Fact>
      <Fact name={t('setting_format')}>
        {formatName(t, competition)}
        <br />
        {rounds === final ? t('seriesUniform', { rounds }) : t('seriesDiffer', { rounds, final })}
      </Fact>
      {selfService !== null && (
        <Fact name={t('matches')}>
          {t(`reportBy_${selfService.reportBy}`)}
          <br />
          {t('checkInFor', { minutes: selfService.checkInMinutes })}
          {selfService.veto?.game === 'csgo' && (
            <>
              <br />
              {t('mapPool', { count: selfService.veto.maps.length })}
              {selfService.veto.order === 'major' && (
                <>
                  <br />
                  {t('vetoOrder_major')}
                </>
              )}
            </>
          )}
        </Fact>
      )}
      {organizer !== null && <Fact name={t('organizer')}>{organizer}</Fact>}
    </Box>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}

/** Older competitions lack the name; then the owner's entry has it, if they also play. */
function useOrganizerName({ id, ownerUid, ownerName }: CompetitionDocument): string | null {
  const { t } = useTranslation('competition')
  const own = useUid() === ownerUid
  const entry = usePlayerQuery({ competitionId: id, uid: ownerUid }).currentData?.value
  const name = ownerName ?? entry?.displayName ?? null
  if (name !== null) return own ? t('organizerYou', { name }) : name
  return own ? t('you') : null
}
