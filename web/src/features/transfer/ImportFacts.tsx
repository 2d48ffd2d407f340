import Box from '@mui/material/Box'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import { formatName } from '@upper-bracket/shared/wording/formatName'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalTime } from '#ui/time/LocalTime.tsx'

/** What is in the competition that a file would make. */
export function ImportFacts({ file }: { readonly file: CompetitionFile }) {
  const { t } = useTranslation(['transfer', 'competition', 'common'])
  const { t: competitionText } = useTranslation('competition')
  const { settings, status, champion, champions = [], players, teams, bracket } = file
  const played = bracket?.matches.filter(match => match.status === 'finished').length ?? 0
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
      <Fact name={t('state')}>{t(`state_${status}`)}</Fact>
      <Fact name={t('competition:starts')}>
        <LocalTime at={settings.startDate} />
      </Fact>
      <Fact name={t('competition:setting_format')}>{formatName(competitionText, settings)}</Fact>
      <Fact name={t('competition:takePart')}>
        {t('common:players', { count: players.length })}
        <br />
        {t('common:teams', { count: teams.length })}
      </Fact>
      <Fact name={t('playedMatches')}>{played}</Fact>
      {champion !== null && <Fact name={t('champion')}>{champion.name}</Fact>}
      {champions.length > 0 && (
        <Fact name={t('champions')}>
          {championNames(champions.map(({ team, ...each }) => ({ ...each, teamId: team })))}
        </Fact>
      )}
    </Box>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
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
