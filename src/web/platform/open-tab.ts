/**
 * Opens an address that the server has yet to give. The tab opens first, in the click itself: browsers block a tab
 * that opens later.
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
