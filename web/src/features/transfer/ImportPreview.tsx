import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ArchivedPictures, LeftPicture } from '@upper-bracket/shared/transfer/archivedPictures'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import type { ImportNote } from '@upper-bracket/shared/transfer/importNote'
import { hasKeysOfNames } from '@upper-bracket/shared/transfer/personKey'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { ImportFacts } from './ImportFacts.tsx'
import { LeftPictures } from './LeftPictures.tsx'
import { NoteList } from './NoteList.tsx'
import { useFindImportedEventsMutation, useImportCompetitionMutation } from './transferEndpoints.ts'
import { useOnPage } from './useOnPage.tsx'

interface ImportPreviewProps {
  readonly file: CompetitionFile
  readonly notes: readonly ImportNote[]
  /** Identifies the event, so that it becomes one competition unless the person wants another. */
  readonly source: string | null
  /** The pictures that an archive has of the competition, and those in it that cannot be taken. */
  readonly pictures?: ArchivedPictures | undefined
  readonly leftPictures?: readonly LeftPicture[] | undefined
}

/** Loaded with the code that uploads. */
const loadBringing = () => import('./bringPictures.ts')

/**
 * Shows the competition that a file would make, its differences from the source, and the button that makes it. A
 * competition that has the same source already is named first, and can be made again.
 */
export function ImportPreview({ file, notes, source, pictures, leftPictures = [] }: ImportPreviewProps) {
  const { t } = useTranslation('transfer')
  // One id for the file and one for another competition of it, so that sending one twice creates one competition.
  const [ids] = useState(() => [newDocumentId(), newDocumentId()] as const)
  const [create, { isLoading }] = useImportCompetitionMutation()
  const showError = useShowError()
  const [isBringing, setIsBringing] = useState(false)
  const [left, setLeft] = useState(leftPictures)
  const navigate = useNavigate()
  const [earlier, setEarlier] = useEarlier(source)
  const { settings } = file
  const isFinished = file.status === 'finished'
  const { onPage, field } = useOnPage({ label: t('thisOnPage'), disabled: isLoading })
  const createNow = async () => {
    const competitionId = ids[earlier === null ? 0 : 1]
    const input = {
      competitionId,
      file: JSON.stringify(file),
      ...(source !== null && earlier === null && { source }),
      ...(isFinished && onPage && { onPage }),
    }
    const { data, error } = await create(input)
    if (error) showError(error)
    else if (data.competitionId === competitionId) await open(competitionId)
    else setEarlier(data.competitionId)
  }
  /** Opens the competition once it has the pictures, as far as it lacks them. */
  const open = async (competitionId: string) => {
    if (await bring(competitionId)) return navigate(hrefs.competition(competitionId))
    return setEarlier(competitionId)
  }
  const bring = async (competitionId: string): Promise<boolean> => {
    if (pictures === undefined) return true
    setIsBringing(true)
    const { data, error } = await attempt(async () => {
      const { bringPictures } = await loadBringing()
      return bringPictures({ competitionId, file, pictures })
    }).then(outcome => ({ data: undefined, error: undefined, ...outcome }))
    setIsBringing(false)
    if (error) showError(error)
    if (data) setLeft([...leftPictures, ...data])
    return data?.length === 0
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
      <ImportFacts file={file} pictures={pictures} />
      <LeftPictures file={file} left={left} />
      {notes.length > 0 && <NoteList notes={notes} />}
      {isFinished && field}
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('becomes')}
        {hasKeysOfNames(file.players) && ` ${t('challongeNames')}`}
      </Typography>
      {earlier !== null && (
        <Alert severity="info" variant="outlined">
          {t('importedBefore')}{' '}
          <Link component={RouterLink} to={hrefs.competition(earlier)} underline="always">
            {t('openEarlier')}
          </Link>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {earlier !== null && pictures !== undefined && (
          <Button
            variant="contained"
            loading={isLoading || isBringing}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => void open(earlier)}
          >
            {t('addPictures', { count: 1 })}
          </Button>
        )}
        <Button
          variant={earlier === null ? 'contained' : 'outlined'}
          loading={isLoading || isBringing}
          onClick={() => void createNow()}
        >
          {t(earlier === null ? 'create' : 'createAnother')}
        </Button>
      </Box>
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
