import GlobalStyles from '@mui/material/GlobalStyles'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { parsedPicture } from '#platform/trust/trustedTypes.ts'
import { fileName, saveFile, textFile } from '#ui/drawnPicture/saveFile.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useSaveCompetition } from '#ui/useSaveCompetition.ts'
import { useBracketScope, useIsPlanned } from '#features/bracket/state/bracketScope.ts'
import { type DataFormat, dataFormats } from './dataFormats.ts'
import { type TableFiles, useBracketFiles } from './useBracketFiles.ts'

const TableFilesLoader = lazy(() => import('./TableFilesLoader.tsx'))
const CalendarDialog = lazyDialog(() => import('#ui/CalendarDialog.tsx'))
const EmbedDialog = lazyDialog(() => import('./EmbedDialog.tsx'))
const DataDialog = lazyDialog(() => import('./DataDialog.tsx'))

export interface ExportMenuProps {
  readonly competition: CompetitionDocument
  /** The team whose matches can also be exported as a calendar. */
  readonly teamId: string | null
  /** The button, while the menu is open. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/**
 * A menu that prints the bracket on one page, saves it as a file, shows it as data, leads to the API or, once matches
 * are planned, shows the address of their calendar.
 */
export default function ExportMenu({ competition, teamId, anchor, onClose }: ExportMenuProps) {
  const { t } = useTranslation('bracket')
  const { competitionId, teamNames, shape } = useBracketScope()
  const [tables, setTables] = useState<TableFiles | null>(null)
  const { language } = useLanguage()
  const isPlanned = useIsPlanned()
  const [embeds, setEmbeds] = useState(false)
  const [calendar, setCalendar] = useState<'all' | 'team' | null>(null)
  const team = teamId === null ? undefined : teamNames.get(teamId)
  const [data, setData] = useState<DataFormat | null>(null)
  const { source, svg, png, sheets } = useBracketFiles(competition, tables)
  const showError = useShowError()
  const saveCompetition = useSaveCompetition(competitionId)
  useSheetsWhilePrinting(sheets)

  const choose = (what: () => void) => () => {
    onClose()
    what()
  }
  const file = fileName(competition.name)
  const savePicture = async (format: 'svg' | 'png') => {
    try {
      saveFile(`${file}.${format}`, format === 'png' ? await png() : textFile('image/svg+xml', await svg()))
    } catch (error) {
      showError(error)
    }
  }
  return (
    <>
      <GlobalStyles styles={onPaper} />
      {shape.stages.some(hasTable) && (
        <Suspense>
          <TableFilesLoader onLoad={setTables} />
        </Suspense>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
        {/* The menu closes first, because printing blocks the page. */}
        <MenuItem onClick={choose(() => void setTimeout(() => window.print(), 300))}>{t('print')}</MenuItem>
        <MenuItem onClick={choose(() => void savePicture('svg'))}>{t('saveSvg')}</MenuItem>
        <MenuItem onClick={choose(() => void savePicture('png'))}>{t('savePng')}</MenuItem>
        {dataFormats.map(format => (
          <MenuItem key={format} onClick={choose(() => setData(format))}>
            {t(`data_${format}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(() => void saveCompetition())}>{t('saveCompetition')}</MenuItem>
        <MenuItem onClick={choose(() => setEmbeds(true))}>{t('embed')}</MenuItem>
        <MenuItem component={Link} to={hrefs.developers()}>
          {t('api')}
        </MenuItem>
        {isPlanned && <MenuItem onClick={choose(() => setCalendar('all'))}>{t('calendar')}</MenuItem>}
        {isPlanned && team !== undefined && (
          <MenuItem onClick={choose(() => setCalendar('team'))}>{t('calendarOf', { team })}</MenuItem>
        )}
      </Menu>
      {embeds && <EmbedDialog competition={competition} onClose={() => setEmbeds(false)} />}
      {data !== null && (
        <DataDialog
          format={data}
          title={t(`data_${data}`)}
          competition={competition}
          source={source}
          onClose={() => setData(null)}
        />
      )}
      {calendar !== null && (
        <CalendarDialog
          title={calendar === 'team' && team !== undefined ? t('calendarOf', { team }) : t('calendar')}
          href={hrefs.calendar(competitionId, { teamId: calendar === 'team' ? teamId : null, language })}
          onClose={() => setCalendar(null)}
        />
      )}
    </>
  )
}

const sheetClass = 'bracket-sheet'

/** Prints a sheet for each stage, and one with the places, instead of the page, however printing is started. */
function useSheetsWhilePrinting(svgs: () => readonly string[]): void {
  useEffect(() => {
    const sheet = document.createElement('div')
    sheet.className = sheetClass
    const show = () => {
      const pictures = svgs().map(svg => {
        const picture = parsedPicture(svg)
        picture.removeAttribute('width')
        picture.removeAttribute('height')
        return document.importNode(picture, true)
      })
      const places = document.querySelector('[data-final-places]')?.cloneNode(true) ?? []
      sheet.replaceChildren(...[...pictures, places].flat())
      document.body.append(sheet)
    }
    const hide = () => sheet.remove()
    window.addEventListener('beforeprint', show)
    window.addEventListener('afterprint', hide)
    return () => {
      hide()
      window.removeEventListener('beforeprint', show)
      window.removeEventListener('afterprint', hide)
    }
  }, [svgs])
}

const onPaper = {
  [`.${sheetClass}`]: { display: 'none' },
  '@page': { size: 'landscape', margin: '8mm' },
  '@media print': {
    [`body:has(> .${sheetClass}) > :not(.${sheetClass})`]: { display: 'none !important' },
    'html, body': { minHeight: '0 !important', background: 'white !important' },
    [`.${sheetClass}`]: { display: 'block' },
    // A sheet as high as the page would begin another one.
    [`.${sheetClass} > svg`]: { display: 'block', width: '100%', height: 'calc(100vh - 2px)' },
    [`.${sheetClass} > * + *`]: { breakBefore: 'page' },
  },
} as const
