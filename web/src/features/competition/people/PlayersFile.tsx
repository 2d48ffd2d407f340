import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { useEveryContactsQuery } from '#documents/contacts.ts'
import { type CompetitionDocument, type PlayerDocument, useTeamsQuery } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { fileName, saveFile, textFile } from '#ui/drawnPicture/saveFile.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { playersCsv } from './playersCsv.ts'

interface PlayersFileProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
}

/** Saves a list of the players with their contacts and answers, which only organizers read. */
export default function PlayersFile({ competition, players }: PlayersFileProps) {
  const { t } = useTranslation('applicants')
  const { language } = useLanguage()
  const rankName = useRankName()
  const teams = useTeamsQuery(competition.id).currentData?.value
  const { currentData: contacts, error, refetch } = useEveryContactsQuery(competition.id)
  const scale = rankScaleOf(competition)
  const save = () => {
    const listed = players.map(({ uid, displayName, teamId, rankTier }) => ({
      uid,
      name: displayName,
      team: teams?.find(({ id }) => id === teamId)?.name ?? null,
      rank: rankTier === null ? null : rankName(scale, rankTier),
    }))
    const csv = playersCsv(listed, contacts?.value ?? [], {
      separator: language === 'ru' ? ';' : ',',
      head: column => t(`csv_${column}`),
    })
    saveFile(`${fileName(competition.name)}-${t('csvName')}.csv`, textFile('text/csv', csv))
  }
  return (
    <section aria-labelledby="players-file">
      <SectionHead id="players-file" title={t('playersFile')}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadOutlined />}
          disabled={contacts === undefined || teams === undefined}
          onClick={save}
        >
          {t('savePlayers')}
        </Button>
      </SectionHead>
      <Typography color="textSecondary">{t('playersFileText')}</Typography>
      {error !== undefined && contacts === undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}
