import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { FileInput } from '@mantine/core';
import IconPaperclip from '~icons/tabler/paperclip';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { ACCEPTED } from './accepted.ts';
import { DropArea } from './drop-area.tsx';
import { FileRow } from './file-row.tsx';
import styles from './form-file-upload-page.module.css';
import { PortraitPicker } from './portrait-picker.tsx';
import { RunningUpload } from './running-upload.tsx';

export function FormFileUploadPage() {
  return (
    <FormPage>
      <Example title="Choose or drop" lead="They are listed here, and go nowhere.">
        <DropArea />
      </Example>
      <Example title="On its way" lead="How far it is, how long it takes, and a way to stop.">
        <RunningUpload />
      </Example>
      <Example title="What becomes of them">
        <div>
          <FileRow name="forecourt.jpg" note="1.8 MB, uploaded" tone="done" />
          <FileRow name="panorama.png" note="Larger than 5 MB: not sent" tone="failed" />
          <FileRow name="price-sign.gif" note="240 kB, waiting for its turn" />
        </div>
      </Example>
      <Example title="A portrait" lead="Shown at once, on this page only.">
        <PortraitPicker />
      </Example>
      <Example title="In a form">
        <FileInput
          label="Receipt"
          description="A photograph of it will do."
          placeholder="Choose a file"
          accept={ACCEPTED.join()}
          leftSection={<IconPaperclip size={20} stroke={1.75} aria-hidden="true" />}
          clearable
          clearButtonProps={{ 'aria-label': 'Without the receipt' }}
        />
        <FileInput label="Several pictures" placeholder="Choose some" multiple clearable />
      </Example>
      <Example title="The browser’s own" lead="With its button in our colours.">
        <label className={styles.native}>
          <span>Picture of the station</span>
          <input type="file" accept={ACCEPTED.join()} />
        </label>
      </Example>
      <Example title="States">
        <FileInput
          label="Wrong"
          placeholder="Choose a file"
          error="We cannot do without the receipt"
        />
        <FileInput label="Disabled" placeholder="Not for now" disabled />
      </Example>
    </FormPage>
  );
}
