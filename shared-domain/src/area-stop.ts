/** Dispatched on the window right before the shell stops the area that is shown. */
export const AREA_STOPS = 'vinculo:area-stops';
