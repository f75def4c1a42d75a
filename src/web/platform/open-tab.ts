/**
 * Opens an address that is still to be asked for. The tab is opened first, in the click itself:
 * browsers refuse one that opens later.
 */
export async function openInNewTab(findUrl: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = await findUrl();
    if (tab) tab.location.href = url;
    else window.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
