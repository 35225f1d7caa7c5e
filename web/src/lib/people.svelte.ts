// The drawings of faces and emotes come after the table: until then explorers are drawn without.
const here = $state({ drawn: false });

/** Whether the faces are on this page now. */
export const facesDrawn = (): boolean => here.drawn;
export const drawFaces = (drawn: boolean): void => void (here.drawn = drawn);
