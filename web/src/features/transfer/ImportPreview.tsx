import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import type { ImportNote } from '@upper-bracket/shared/transfer/importNote'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { useSend } from '#ui/useSend.ts'
import { ImportFacts } from './ImportFacts.tsx'
import { NoteList } from './NoteList.tsx'
import { useImportCompetitionMutation } from './transferEndpoints.ts'
import { useOnPage } from './useOnPage.tsx'

interface ImportPreviewProps {
  readonly file: CompetitionFile
  readonly notes: readonly ImportNote[]
  /** Identifies the event at its service, so that it becomes one competition. */
  readonly source: string | null
}

/** Shows the competition that a file would make, its differences from the source, and the button that makes it. */
export function ImportPreview({ file, notes, source }: ImportPreviewProps) {
  const { t } = useTranslation('transfer')
  // One id for the file, so that sending it twice creates one competition.
  const [competitionId] = useState(newDocumentId)
  const [create, { isLoading }] = useImportCompetitionMutation()
  const send = useSend()
  const navigate = useNavigate()
  const { settings } = file
  const isFinished = file.status === 'finished'
  const { onPage, field } = useOnPage({ label: t('thisOnPage'), disabled: isLoading })
  const createNow = () => {
    const input = {
      competitionId,
      file: JSON.stringify(file),
      ...(source !== null && { source }),
      ...(isFinished && onPage && { onPage }),
    }
    return send(create(input), {
      done: output => {
        void navigate(hrefs.competition(output.competitionId))
        return output.competitionId === competitionId ? undefined : t('importedBefore')
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
      <div>
        <Button variant="contained" loading={isLoading} onClick={() => void createNow()}>
          {t('create')}
        </Button>
      </div>
    </Box>
  )
}
