import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import { type ColumnRole, columnRoles } from '@upper-bracket/shared/guest/sheet/columnRole'
import { type ChosenReading, columnLetters, type Sheet } from '@upper-bracket/shared/guest/sheet/readSheet'
import { sheetBody } from '@upper-bracket/shared/guest/sheet/sheetBody'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/format/SelectField.tsx'

interface SheetColumnsTableProps {
  readonly sheet: Sheet
  readonly chosen: ChosenReading | null
  readonly scale: RankScale
  readonly onChoose: (reading: ChosenReading) => void
}

const shownRows = 4
const maxHeader = 10

/** What each column of a sheet holds, above its first rows; every guess can be corrected. */
export function SheetColumnsTable({ sheet, chosen, scale, onChoose }: SheetColumnsTableProps) {
  const { t } = useTranslation('guests')
  const { header, columns, table, isList } = sheet
  const columnsChosen = chosen === null || chosen === 'list' ? { roles: {} } : chosen
  if (isList) {
    return (
      <Box>
        <Button onClick={() => onChoose({ roles: {} })} sx={{ minHeight: 44 }}>
          {t('readAsTable')}
        </Button>
      </Box>
    )
  }
  const nameOf = (index: number) => columns[index]?.title || columnLetters(index)
  const assign = (index: number, role: ColumnRole) =>
    onChoose({ ...columnsChosen, roles: { ...columnsChosen.roles, [index]: role } })
  const unsure = columns.flatMap(({ role, isSure }, index) =>
    isSure || role === 'ignored' ? [] : [nameOf(index)],
  )
  const headers = table.slice(0, maxHeader).flatMap(({ cells }, index) => {
    const filled = cells.filter(cell => cell !== '')
    return filled.length === 0
      ? []
      : [{ value: index + 1, label: t('headerRow', { row: index + 1, cells: shortened(filled.join(', ')) }) }]
  })
  return (
    <Box component="section" aria-label={t('columns')} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <SelectField
            label={t('header')}
            value={header ?? 0}
            choices={[...headers, { value: 0, label: t('noHeader') }]}
            onChange={row => onChoose({ header: row === 0 ? null : row, roles: {} })}
          />
        </Box>
        <Button onClick={() => onChoose('list')} sx={{ minHeight: 44 }}>
          {t('readAsList')}
        </Button>
      </Box>
      {unsure.length > 0 && (
        <Box sx={{ color: 'warning.main', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('checkColumns', { count: unsure.length, columns: unsure.join(', ') })}
        </Box>
      )}
      <Box role="region" aria-label={t('firstRows')} tabIndex={0} sx={scroller}>
        <Box component="table" sx={{ borderCollapse: 'collapse', fontSize: '0.875rem' }}>
          <thead>
            <tr>
              {columns.map(({ role, isSure }, index) => (
                <Box component="th" scope="col" key={columnLetters(index)} sx={headCell}>
                  <Box component="span" sx={{ display: 'block', mb: 0.5, overflowWrap: 'anywhere' }}>
                    {nameOf(index)}
                  </Box>
                  <NativeSelect
                    value={role}
                    inputProps={{ 'aria-label': t('columnHolds', { column: nameOf(index) }) }}
                    onChange={event => assign(index, event.target.value as ColumnRole)}
                    sx={{
                      minWidth: 116,
                      minHeight: 44,
                      fontSize: '0.875rem',
                      fontWeight: 600,
                      color: role === 'ignored' ? 'text.secondary' : 'text.primary',
                    }}
                  >
                    {columnRoles.map(each => (
                      <option key={each} value={each}>
                        {each === 'rank' ? t('rank', { context: basisOfScale(scale) }) : t(`role_${each}`)}
                      </option>
                    ))}
                  </NativeSelect>
                  {!isSure && (
                    <Box component="span" sx={{ display: 'block', color: 'warning.main', fontWeight: 600 }}>
                      {t('checkColumn')}
                    </Box>
                  )}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheetBody(table, header)
              .slice(0, shownRows)
              .map(({ line, cells }) => (
                <tr key={line}>
                  {columns.map(({ role }, index) => (
                    <Box
                      component="td"
                      key={columnLetters(index)}
                      sx={{ ...cell, color: role === 'ignored' ? 'text.secondary' : 'text.primary' }}
                    >
                      <Box component="span" title={cells[index]} sx={{ ...clipped, display: 'block' }}>
                        {cells[index]}
                      </Box>
                    </Box>
                  ))}
                </tr>
              ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

const scroller = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  minWidth: 0,
} as const
const clipped = {
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
const cell = { px: 1.25, py: 0.5, textAlign: 'left' } as const
const headCell = { ...cell, py: 1, verticalAlign: 'top', fontWeight: 400, color: 'text.secondary' } as const
