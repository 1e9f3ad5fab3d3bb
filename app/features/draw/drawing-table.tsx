import { Palette, RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { PROMPT_MAX_LENGTH } from '#domain/pages/creation-options.ts'
import { ShareButton } from '#app/components/share-button.tsx'
import { WishIdeas } from '#app/components/wish-ideas.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ColorDrawing, type ColoringDialogType } from './color-drawing.tsx'
import { DrawingNotices } from './drawing-notices.tsx'
import { EditToolbar } from './edit/edit-toolbar.tsx'
import { PictureEditor } from './edit/picture-editor.tsx'
import { MAX_EDITABLE_FIGURES } from './edit/scene-changes.ts'
import { SelectedPanel } from './edit/selected-panel.tsx'
import { usePictureEditing } from './edit/use-picture-editing.ts'
import { ExportButtons } from './export-buttons.tsx'
import { type InitialContent, tableOfDrawing } from './initial-table.ts'
import { MyDrawings } from './my-drawings/my-drawings.tsx'
import { myDrawings } from './my-drawings/my-drawings-store.ts'
import { PictureView } from './picture-view.tsx'
import { SaveToAccountButton } from './save-to-account-button.tsx'
import { TableControls } from './table-controls.tsx'
import { emptyTable, randomSeed } from './table-state.ts'
import { useDrawingTable } from './use-drawing-table.ts'
import { useOfflineTable } from './use-offline-table.ts'

type Table = ReturnType<typeof useDrawingTable>
type Editing = ReturnType<typeof usePictureEditing>

interface Props extends InitialContent {
  /** Passed in, because a feature may not import another one. */
  ColoringDialog: ColoringDialogType
  /** Loads the dialog and its gallery before they are needed. */
  loadColoring(): Promise<unknown>
}

/** The drawing table: the wish, the picture that is drawn while the wish is typed, the tools to change it by hand, and the buttons to print, save and color it. Nothing is sent to the server. */
export default function DrawingTable({ ColoringDialog, loadColoring, ...initial }: Props) {
  const t = useText()
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const table = useDrawingTable({
    initial,
    onProblem(problem) {
      // A page without a scene cannot be opened on the table. Users with an account can change it in words.
      if (problem === 'page-without-scene')
        void navigate(paths.customize(language, initial.page), { replace: true })
      else
        toast.show({
          kind: 'error',
          title: t(problem === 'failed' ? 'draw.page-failed' : 'draw.link-damaged'),
        })
    },
  })
  const { drawing } = table
  const editing = usePictureEditing({ ...table })
  const isResting = drawing !== undefined && table.status !== 'drawing'
  useOfflineTable({ artist: table.artist, isResting, loadColoring })
  const open = (next: Parameters<Table['open']>[0]) => {
    editing.close()
    table.open(next)
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10">
      <WishInput table={table} />
      <PictureColumn table={table} editing={editing} ColoringDialog={ColoringDialog} />
      {drawing && editing.selection && (
        <SelectedPanel
          key={JSON.stringify(editing.selection)}
          selection={editing.selection}
          takesFocus={editing.takesFocus}
          picture={drawing.picture}
          scene={table.state.scene ?? drawing.scene}
          artist={table.artist}
          onChange={editing.change}
          onClose={editing.close}
        />
      )}
      <div className="flex flex-col gap-5">
        <TableControls table={table.state} onChange={table.change} />
        {drawing && (
          <Button variant="quiet" className="self-start" onClick={() => open(emptyTable())}>
            {t('draw.new-drawing')}
          </Button>
        )}
      </div>
      <div className="lg:col-span-2">
        <MyDrawings openId={table.state.id} onOpen={(stored) => open(tableOfDrawing(stored))} />
      </div>
    </div>
  )
}

function WishInput({ table: { artist, state, drawing, status, ideas, typeWish, retry } }: { table: Table }) {
  const t = useText()
  const { isUnsaved } = useSyncExternalStore(myDrawings.subscribe, myDrawings.get)
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t('draw.wish')}
        name="wish"
        rows={2}
        value={state.wish}
        maxLength={PROMPT_MAX_LENGTH}
        placeholder={t('wish.placeholder')}
        onChange={(event) => typeWish(event.target.value)}
        hint={t('draw.private')}
      />
      <DrawingNotices
        drawing={drawing}
        status={status}
        isUnsaved={isUnsaved}
        createPng={async ({ svg }) => new Blob([await artist.png({ svg })], { type: 'image/png' })}
        onRetry={retry}
      />
      {status === 'nothing-drawable' && <WishIdeas ideas={ideas} onChoose={typeWish} />}
      {(status === 'refused' || (state.wish.trim() === '' && !state.scene)) && (
        <WishIdeas onChoose={typeWish} />
      )}
    </div>
  )
}

/** The picture with the tools to change it and the buttons to print, save and color it. */
function PictureColumn({
  table,
  editing,
  ColoringDialog,
}: {
  table: Table
  editing: Editing
  ColoringDialog: ColoringDialogType
}) {
  const t = useText()
  const { drawing, firstLines, status } = table
  const scene = table.state.scene ?? drawing?.scene
  const isLandscape = (drawing?.scene.orientation ?? table.state.orientation) === 'landscape'
  return (
    <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1">
      <PictureView
        drawing={drawing}
        firstLines={firstLines}
        isLandscape={isLandscape}
        isBusy={status === 'drawing'}
        isAnimated={!table.state.scene}
        placeholder={t(status === 'drawing' ? 'wish.drawing' : 'draw.empty')}
      >
        {drawing && scene && (
          <PictureEditor
            picture={drawing.picture}
            scene={scene}
            selection={editing.selection}
            onSelect={editing.select}
            onChange={editing.change}
          />
        )}
      </PictureView>
      <p role="status" className="sr-only">
        {editing.announcement}
      </p>
      {drawing && scene && (
        <>
          <EditToolbar
            canAdd={!drawing.picture.isMandala && scene.wish.figures.length < MAX_EDITABLE_FIGURES}
            canUndo={table.canUndo}
            canRedo={table.canRedo}
            onUndo={table.undo}
            onRedo={table.redo}
            onSelect={editing.select}
          />
          <div>
            <h2 className="text-2xl">{drawing.title}</h2>
            <p className="text-ink-soft">{drawing.description}</p>
          </div>
          <PictureActions table={table} ColoringDialog={ColoringDialog} />
        </>
      )}
    </div>
  )
}

interface PictureActionsProps {
  table: Table
  ColoringDialog: ColoringDialogType
}

function PictureActions({
  table: { artist, state, drawing, status, changeAsStep },
  ColoringDialog,
}: PictureActionsProps) {
  const t = useText()
  const language = useLanguage()
  const [isColoring, setColoring] = useState(false)
  if (!drawing) return null
  // The export buttons are not rendered below the dialog, because their print sheet would be printed with it.
  if (isColoring)
    return (
      <ColorDrawing
        id={state.id}
        drawing={drawing}
        artist={artist}
        ColoringDialog={ColoringDialog}
        onLeave={() => setColoring(false)}
      />
    )
  return (
    <>
      <ExportButtons drawing={drawing} artist={artist}>
        <Button
          onClick={() => changeAsStep({ seed: randomSeed(), id: crypto.randomUUID() })}
          busyLabel={status === 'drawing' && t('wish.drawing')}
        >
          <RefreshCw aria-hidden="true" className="size-5" strokeWidth={2.5} />
          {t('draw.another')}
        </Button>
        <Button onClick={() => setColoring(true)} disabled={status === 'drawing'}>
          <Palette aria-hidden="true" className="size-5" strokeWidth={2.5} />
          {t('page.color')}
        </Button>
      </ExportButtons>
      <div className="flex flex-wrap gap-2">
        <SaveToAccountButton drawing={drawing} wish={state.wish} />
        {drawing.link && (
          <ShareButton
            title={drawing.title}
            path={`${paths.draw(language)}#${drawing.link}`}
            label={t('draw.share')}
          />
        )}
      </div>
    </>
  )
}
