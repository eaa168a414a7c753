/** §8 gives this sentence word by word. */
export const bookingFailed = 'رزرو شما با خطا مواجه شد!'
