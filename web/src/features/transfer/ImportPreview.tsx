import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import type { ImportNote } from '@upper-bracket/shared/transfer/importNote'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { useSend } from '#ui/useSend.ts'
import { ImportFacts } from './ImportFacts.tsx'
import { NoteList } from './NoteList.tsx'
import { useFindImportedEventsMutation, useImportCompetitionMutation } from './transferEndpoints.ts'
import { useOnPage } from './useOnPage.tsx'

interface ImportPreviewProps {
  readonly file: CompetitionFile
  readonly notes: readonly ImportNote[]
  /** Identifies the event, so that it becomes one competition unless the person wants another. */
  readonly source: string | null
}

/**
 * Shows the competition that a file would make, its differences from the source, and the button that makes it. A
 * competition that has the same source already is named first, and can be made again.
 */
export function ImportPreview({ file, notes, source }: ImportPreviewProps) {
  const { t } = useTranslation('transfer')
  // One id for the file and one for another competition of it, so that sending one twice creates one competition.
  const [ids] = useState(() => [newDocumentId(), newDocumentId()] as const)
  const [create, { isLoading }] = useImportCompetitionMutation()
  const send = useSend()
  const navigate = useNavigate()
  const [earlier, setEarlier] = useEarlier(source)
  const { settings } = file
  const isFinished = file.status === 'finished'
  const { onPage, field } = useOnPage({ label: t('thisOnPage'), disabled: isLoading })
  const createNow = () => {
    const competitionId = ids[earlier === null ? 0 : 1]
    const input = {
      competitionId,
      file: JSON.stringify(file),
      ...(source !== null && earlier === null && { source }),
      ...(isFinished && onPage && { onPage }),
    }
    return send(create(input), {
      done: output => {
        if (output.competitionId === competitionId) void navigate(hrefs.competition(competitionId))
        else setEarlier(output.competitionId)
        return undefined
      },
    })
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
      <ImportFacts file={file} />
      {notes.length > 0 && <NoteList notes={notes} />}
      {isFinished && field}
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('becomes')}
      </Typography>
      {earlier !== null && (
        <Alert severity="info" variant="outlined">
          {t('importedBefore')}{' '}
          <Link component={RouterLink} to={hrefs.competition(earlier)}>
            {t('openEarlier')}
          </Link>
        </Alert>
      )}
      <div>
        <Button
          variant={earlier === null ? 'contained' : 'outlined'}
          loading={isLoading}
          onClick={() => void createNow()}
        >
          {t(earlier === null ? 'create' : 'createAnother')}
        </Button>
      </div>
    </Box>
  )
}

/** While a name is typed, its event is not asked for. */
const typingMs = 400

/** The competition that the person has from a source already; null if there is none, or it is not known yet. */
function useEarlier(source: string | null) {
  const [found, setFound] = useState<{ readonly source: string; readonly competitionId: string } | null>(null)
  const [findImportedEvents] = useFindImportedEventsMutation()
  useEffect(() => {
    if (source === null) return
    const timer = setTimeout(async () => {
      const { data } = await findImportedEvents({ sources: [source] })
      const competitionId = data?.competitionIds[source]
      if (competitionId !== undefined) setFound({ source, competitionId })
    }, typingMs)
    return () => clearTimeout(timer)
  }, [source, findImportedEvents])
  const setEarlier = (competitionId: string) => {
    if (source !== null) setFound({ source, competitionId })
  }
  return [found !== null && found.source === source ? found.competitionId : null, setEarlier] as const
}
