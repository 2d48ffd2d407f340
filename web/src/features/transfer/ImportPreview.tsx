import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import type { ImportNote } from '@upper-bracket/shared/transfer/importNote'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import { formatName } from '@upper-bracket/shared/wording/formatName'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useSend } from '#ui/useSend.ts'
import { NoteList } from './NoteList.tsx'
import { useImportCompetitionMutation } from './transferEndpoints.ts'

interface ImportPreviewProps {
  readonly file: CompetitionFile
  readonly notes: readonly ImportNote[]
}

/** Shows the competition that a file would make, its differences from the source, and the button that makes it. */
export function ImportPreview({ file, notes }: ImportPreviewProps) {
  const { t } = useTranslation(['transfer', 'competition', 'common'])
  const { t: competitionText } = useTranslation('competition')
  // One id for the file, so that sending it twice creates one competition.
  const [competitionId] = useState(newDocumentId)
  const [create, { isLoading }] = useImportCompetitionMutation()
  const send = useSend()
  const navigate = useNavigate()
  const { settings, status, champion, champions = [], players, teams, bracket } = file
  const played = bracket?.matches.filter(match => match.status === 'finished').length ?? 0
  const createNow = async () => {
    const call = { competitionId, file: JSON.stringify(file) }
    if (await send(create(call))) await navigate(hrefs.competition(competitionId))
  }
  return (
    <Box
      component="section"
      sx={theme => ({
        display: 'grid',
        gap: 2,
        p: { xs: 2, md: 3 },
        gridTemplateColumns: 'minmax(0, 1fr)',
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
      })}
    >
      <div>
        <GameLabel game={settings.game} />
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {settings.name}
        </Typography>
      </div>
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
      {notes.length > 0 && <NoteList notes={notes} />}
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('becomes')}
      </Typography>
      <div>
        <Button variant="contained" loading={isLoading} onClick={() => void createNow()}>
          {t('create')}
        </Button>
      </div>
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
