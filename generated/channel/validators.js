// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

import { add, validator } from "../validator.ts";
var checkWritingAgent = check_validate21;
function check_validate21(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.photo !== void 0) {
          let _errs3 = errors;
          if (typeof data.photo != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkRecipient = check_validate22;
var check_func1 = require_ucs2length().default;
function check_validate22(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs1 && typeof data0 == "string" && data0.length < 1)
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkMessageId = check_validate23;
function check_validate23(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkLocationContent = check_validate24;
function check_validate24(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "location")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let _errs3 = errors;
          if (typeof data.id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.latitude !== void 0) {
            let data2 = data.latitude, _errs6 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)))
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.longitude !== void 0) {
              let data3 = data.longitude, _errs8 = errors;
              if (!(typeof data3 == "number" && isFinite(data3)))
                return !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.text !== void 0) {
                let _errs10 = errors;
                if (typeof data.text != "string")
                  return !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.title !== void 0) {
                  let _errs12 = errors;
                  if (typeof data.title != "string")
                    return !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentLocationMessage = check_validate25;
function check_validate25(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let data0 = data.sender, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.photo !== void 0) {
                let _errs6 = errors;
                if (typeof data0.photo != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.recipient !== void 0) {
          let data3 = data.recipient, _errs8 = errors;
          if (errors === errors)
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              let missing1;
              if (data3.id === void 0 && (missing1 = "id"))
                return !1;
              if (data3.id !== void 0) {
                let data4 = data3.id, _errs11 = errors;
                if (typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs11 && typeof data4 == "string" && data4.length < 1)
                  return !1;
              }
            } else
              return !1;
          var valid0 = _errs8 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs13 = errors;
            check_validate24(data.message) || errors++;
            var valid0 = _errs13 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkMediaType = check_validate27;
function check_validate27(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document") ? !1 : errors === 0;
}
var checkHttpUrl = check_validate28;
var check_pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u"), check_pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function check_validate28(data) {
  let errors = 0, _errs1 = errors, _errs2 = errors;
  errors === _errs2 && (typeof data == "string" && check_pattern4.test(data) || errors++);
  var valid0 = _errs2 === errors;
  if (valid0)
    return !1;
  if (errors = _errs1, errors === 0)
    if (typeof data == "string") {
      if (!check_pattern5.test(data))
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkPositiveInteger = check_validate29;
function check_validate29(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) ? !1 : errors === 0;
}
var checkMediaContent = check_validate30;
function check_validate30(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.file === void 0 && (missing0 = "file") || data.file_name === void 0 && (missing0 = "file_name") || data.file_size === void 0 && (missing0 = "file_size"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let _errs4 = errors;
          if (typeof data.id != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.file !== void 0) {
            let data2 = data.file, _errs7 = errors, _errs9 = errors, _errs11 = errors, _errs12 = errors;
            errors === _errs12 && (typeof data2 == "string" && check_pattern4.test(data2) || errors++);
            var valid5 = _errs12 === errors;
            if (valid5)
              return !1;
            if (errors = _errs11, errors === _errs9)
              if (typeof data2 == "string") {
                if (!check_pattern5.test(data2))
                  return !1;
              } else
                return !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.file_name !== void 0) {
              let _errs14 = errors;
              if (typeof data.file_name != "string")
                return !1;
              var valid0 = _errs14 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.file_size !== void 0) {
                let data4 = data.file_size, _errs16 = errors, _errs18 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs18 && typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)))
                  return !1;
                var valid0 = _errs16 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.thumb !== void 0) {
                  let data5 = data.thumb, _errs20 = errors, _errs22 = errors, _errs24 = errors, _errs25 = errors;
                  errors === _errs25 && (typeof data5 == "string" && check_pattern4.test(data5) || errors++);
                  var valid10 = _errs25 === errors;
                  if (valid10)
                    return !1;
                  if (errors = _errs24, errors === _errs22)
                    if (typeof data5 == "string") {
                      if (!check_pattern5.test(data5))
                        return !1;
                    } else
                      return !1;
                  var valid0 = _errs20 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.emoji !== void 0) {
                    let _errs27 = errors;
                    if (typeof data.emoji != "string")
                      return !1;
                    var valid0 = _errs27 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.duration !== void 0) {
                      let data7 = data.duration, _errs29 = errors, _errs31 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) || errors === _errs31 && typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)))
                        return !1;
                      var valid0 = _errs29 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.width !== void 0) {
                        let data8 = data.width, _errs33 = errors, _errs35 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) || errors === _errs35 && typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)))
                          return !1;
                        var valid0 = _errs33 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.height !== void 0) {
                          let data9 = data.height, _errs37 = errors, _errs39 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) || errors === _errs39 && typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9)))
                            return !1;
                          var valid0 = _errs37 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.text !== void 0) {
                            let _errs41 = errors;
                            if (typeof data.text != "string")
                              return !1;
                            var valid0 = _errs41 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.performer !== void 0) {
                              let _errs43 = errors;
                              if (typeof data.performer != "string")
                                return !1;
                              var valid0 = _errs43 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.title !== void 0) {
                                let _errs45 = errors;
                                if (typeof data.title != "string")
                                  return !1;
                                var valid0 = _errs45 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentMediaMessage = check_validate31;
function check_validate31(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let data0 = data.sender, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.photo !== void 0) {
                let _errs6 = errors;
                if (typeof data0.photo != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.recipient !== void 0) {
          let data3 = data.recipient, _errs8 = errors;
          if (errors === errors)
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              let missing1;
              if (data3.id === void 0 && (missing1 = "id"))
                return !1;
              if (data3.id !== void 0) {
                let data4 = data3.id, _errs11 = errors;
                if (typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs11 && typeof data4 == "string" && data4.length < 1)
                  return !1;
              }
            } else
              return !1;
          var valid0 = _errs8 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs13 = errors;
            check_validate30(data.message) || errors++;
            var valid0 = _errs13 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentText = check_validate33;
function check_validate33(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "text")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let _errs3 = errors;
          if (typeof data.id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs6 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentTextMessage = check_validate34;
function check_validate34(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let data0 = data.sender, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.photo !== void 0) {
                let _errs6 = errors;
                if (typeof data0.photo != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.recipient !== void 0) {
          let data3 = data.recipient, _errs8 = errors;
          if (errors === errors)
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              let missing1;
              if (data3.id === void 0 && (missing1 = "id"))
                return !1;
              if (data3.id !== void 0) {
                let data4 = data3.id, _errs11 = errors;
                if (typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs11 && typeof data4 == "string" && data4.length < 1)
                  return !1;
              }
            } else
              return !1;
          var valid0 = _errs8 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs13 = errors;
            check_validate33(data.message) || errors++;
            var valid0 = _errs13 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkTypingType = check_validate36;
function check_validate36(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "typein" || data === "typeout") ? !1 : errors === 0;
}
var checkTypingContent = check_validate37;
function check_validate37(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type;
        if (typeof data0 != "string" || !(data0 === "typein" || data0 === "typeout"))
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentTypingNotice = check_validate38;
function check_validate38(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.recipient !== void 0) {
        let data0 = data.recipient, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.id === void 0 && (missing1 = "id"))
              return !1;
            if (data0.id !== void 0) {
              let data1 = data0.id, _errs4 = errors;
              if (typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) || errors === _errs4 && typeof data1 == "string" && data1.length < 1)
                return !1;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs6 = errors;
          check_validate37(data.message) || errors++;
          var valid0 = _errs6 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessage = check_validate40;
function check_validate40(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.message !== void 0) {
        let data0 = data.message, _errs1 = errors;
        if (errors === _errs1)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.type === void 0 && (missing1 = "type"))
              return !1;
            if (data0.type !== void 0) {
              let data1 = data0.type;
              if (!(data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout"))
                return !1;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.message?.type;
        tag0 === "text" ? check_validate34(data) || errors++ : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? check_validate31(data) || errors++ : tag0 === "location" ? check_validate25(data) || errors++ : (tag0 === "typein" || tag0 === "typeout") && (check_validate38(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageAccepted = check_validate45;
function check_validate45(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result;
        if (typeof data0 != "string" || data0 !== "ok")
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkChannelFault = check_validate46;
function check_validate46(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.code !== void 0) {
        let data0 = data.code, _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs3 = errors;
          if (typeof data.message != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageRefused = check_validate47;
function check_validate47(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return !1;
      if (data.error !== void 0) {
        let data0 = data.error;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.code === void 0 && (missing1 = "code") || data0.message === void 0 && (missing1 = "message"))
              return !1;
            if (data0.code !== void 0) {
              let data1 = data0.code, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && typeof data1 != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.message !== void 0) {
                let _errs6 = errors;
                if (typeof data0.message != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageReply = check_validate48;
function check_validate48(data) {
  let errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        errors++;
      else if (data.result !== void 0) {
        let data0 = data.result;
        typeof data0 != "string" && errors++, data0 !== "ok" && errors++;
      }
    } else
      errors++;
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs6 = errors;
    check_validate47(data) || errors++;
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0;
  else
    return errors++, !1;
  return errors === 0;
}
var checkChannelStatus = check_validate50;
function check_validate50(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || !(data === 0 || data === 1) ? !1 : errors === 0;
}
var checkCustomerId = check_validate51;
function check_validate51(data) {
  let errors = 0;
  return typeof data != "string" && !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "string" && data.length < 1 ? !1 : errors === 0;
}
var checkCustomerPhoto = check_validate52;
function check_validate52(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkCustomer = check_validate53;
function check_validate53(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors, _errs2 = errors;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs2 && typeof data0 == "string" && data0.length < 1)
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs4 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs6 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs8 = errors;
              if (typeof data.email != "string")
                return !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.photo !== void 0) {
                let _errs10 = errors;
                if (typeof data.photo != "string")
                  return !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.invite !== void 0) {
                  let _errs13 = errors;
                  if (typeof data.invite != "string")
                    return !1;
                  var valid0 = _errs13 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkTypingCustomer = check_validate54;
function check_validate54(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs2 = errors;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs2 && typeof data0 == "string" && data0.length < 1)
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkUserTextBody = check_validate55;
function check_validate55(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkUserLocation = check_validate56;
function check_validate56(data) {
  let errors = 0;
  return check_validate24(data) || errors++, errors === 0 && data && typeof data == "object" && !Array.isArray(data) && data.text !== void 0 && typeof data.text != "string" ? !1 : errors === 0;
}
var checkUserLocationMessage = check_validate58;
function check_validate58(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate53(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate56(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserMedia = check_validate61;
function check_validate61(data) {
  let errors = 0;
  return check_validate30(data) || errors++, errors === 0 && data && typeof data == "object" && !Array.isArray(data) && data.text !== void 0 && typeof data.text != "string" ? !1 : errors === 0;
}
var checkUserMediaMessage = check_validate63;
function check_validate63(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate53(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate61(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserText = check_validate66;
function check_validate66(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "text")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let _errs3 = errors;
          if (typeof data.id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs6 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkUserTextMessage = check_validate67;
function check_validate67(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate53(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate66(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserTypingNotice = check_validate70;
function check_validate70(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate54(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate37(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserMessage = check_validate73;
function check_validate73(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.message !== void 0) {
        let data0 = data.message, _errs1 = errors;
        if (errors === _errs1)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.type === void 0 && (missing1 = "type"))
              return !1;
            if (data0.type !== void 0) {
              let data1 = data0.type;
              if (!(data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout"))
                return !1;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.message?.type;
        tag0 === "text" ? check_validate67(data) || errors++ : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? check_validate63(data) || errors++ : tag0 === "location" ? check_validate58(data) || errors++ : (tag0 === "typein" || tag0 === "typeout") && (check_validate70(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var collectWritingAgent = collect_validate21;
function collect_validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate21.errors = vErrors, errors === 0;
}
var collectRecipient = collect_validate22, collect_schema33 = { type: "object", required: ["id"], properties: { id: { type: ["string", "integer"], minLength: 1 } } }, collect_func1 = require_ucs2length().default;
function collect_validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: collect_schema33.properties.id.type }, message: "must be string,integer" }), errors++), typeof data0 == "string" && data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate22.errors = vErrors, errors === 0;
}
var collectMessageId = collect_validate23;
function collect_validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate23.errors = vErrors, errors === 0;
}
var collectLocationContent = collect_validate24;
function collect_validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/MessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.latitude !== void 0) {
      let data2 = data.latitude;
      typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.longitude !== void 0) {
      let data3 = data.longitude;
      typeof data3 == "number" && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate24.errors = vErrors, errors === 0;
}
var collectAgentLocationMessage = collect_validate25;
function collect_validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0) {
      let data0 = data.sender;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.photo !== void 0 && typeof data0.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/sender", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.recipient !== void 0) {
      let data3 = data.recipient;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema33.properties.id.type }, message: "must be string,integer" }), errors++), typeof data4 == "string" && data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate24(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate24.errors : vErrors.concat(collect_validate24.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate25.errors = vErrors, errors === 0;
}
var collectMediaType = collect_validate27, collect_schema40 = { type: "string", enum: ["video", "audio", "voice", "photo", "sticker", "document"] };
function collect_validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema40.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate27.errors = vErrors, errors === 0;
}
var collectHttpUrl = collect_validate28;
var collect_pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u"), collect_pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function collect_validate28(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  errors === _errs2 && (typeof data == "string" ? collect_pattern4.test(data) || (vErrors = add(vErrors, {}), errors++) : (vErrors = add(vErrors, {}), errors++));
  var valid0 = _errs2 === errors;
  return valid0 ? (vErrors = add(vErrors, { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null)), typeof data == "string" ? collect_pattern5.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate28.errors = vErrors, errors === 0;
}
var collectPositiveInteger = collect_validate29;
function collect_validate29(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++), collect_validate29.errors = vErrors, errors === 0;
}
var collectMediaContent = collect_validate30;
function collect_validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.file === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" }), errors++), data.file_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_name" }, message: "must have required property 'file_name'" }), errors++), data.file_size === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_size" }, message: "must have required property 'file_size'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/enum", keyword: "enum", params: { allowedValues: collect_schema40.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/MessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.file !== void 0) {
      let data2 = data.file, _errs11 = errors, _errs12 = errors;
      errors === _errs12 && (typeof data2 == "string" ? collect_pattern4.test(data2) || (vErrors = add(vErrors, {}), errors++) : (vErrors = add(vErrors, {}), errors++));
      var valid5 = _errs12 === errors;
      valid5 ? (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null)), typeof data2 == "string" ? collect_pattern5.test(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.file_name !== void 0 && typeof data.file_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.file_size !== void 0) {
      let data4 = data.file_size;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.thumb !== void 0) {
      let data5 = data.thumb, _errs24 = errors, _errs25 = errors;
      errors === _errs25 && (typeof data5 == "string" ? collect_pattern4.test(data5) || (vErrors = add(vErrors, {}), errors++) : (vErrors = add(vErrors, {}), errors++));
      var valid10 = _errs25 === errors;
      valid10 ? (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null)), typeof data5 == "string" ? collect_pattern5.test(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.emoji !== void 0 && typeof data.emoji != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.duration !== void 0) {
      let data7 = data.duration;
      typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)) && (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.width !== void 0) {
      let data8 = data.width;
      typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)) && (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.height !== void 0) {
      let data9 = data.height;
      typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9) || (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9)) && (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.performer !== void 0 && typeof data.performer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/performer", schemaPath: "#/properties/performer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate30.errors = vErrors, errors === 0;
}
var collectAgentMediaMessage = collect_validate31;
function collect_validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0) {
      let data0 = data.sender;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.photo !== void 0 && typeof data0.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/sender", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.recipient !== void 0) {
      let data3 = data.recipient;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema33.properties.id.type }, message: "must be string,integer" }), errors++), typeof data4 == "string" && data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate30(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate30.errors : vErrors.concat(collect_validate30.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate31.errors = vErrors, errors === 0;
}
var collectAgentText = collect_validate33;
function collect_validate33(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
    }
    data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/MessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate33.errors = vErrors, errors === 0;
}
var collectAgentTextMessage = collect_validate34;
function collect_validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0) {
      let data0 = data.sender;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.photo !== void 0 && typeof data0.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/sender", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.recipient !== void 0) {
      let data3 = data.recipient;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema33.properties.id.type }, message: "must be string,integer" }), errors++), typeof data4 == "string" && data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate33(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate33.errors : vErrors.concat(collect_validate33.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate34.errors = vErrors, errors === 0;
}
var collectTypingType = collect_validate36, collect_schema60 = { type: "string", enum: ["typein", "typeout"] };
function collect_validate36(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "typein" || data === "typeout" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema60.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate36.errors = vErrors, errors === 0;
}
var collectTypingContent = collect_validate37;
function collect_validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TypingType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "typein" || data0 === "typeout" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TypingType/enum", keyword: "enum", params: { allowedValues: collect_schema60.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate37.errors = vErrors, errors === 0;
}
var collectAgentTypingNotice = collect_validate38;
function collect_validate38(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.recipient !== void 0) {
      let data0 = data.recipient;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data0.id !== void 0) {
          let data1 = data0.id;
          typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema33.properties.id.type }, message: "must be string,integer" }), errors++), typeof data1 == "string" && data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate37(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate38.errors = vErrors, errors === 0;
}
var collectAgentMessage = collect_validate40, collect_schema65 = { type: "object", required: ["message"], properties: { message: { type: "object", required: ["type"], properties: { type: { enum: ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "typein", "typeout"] } } } }, "x-tag": { path: ["message", "type"], values: [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["typein", "typeout"]] }, "x-branches": [{ $ref: "#/$defs/AgentTextMessage" }, { $ref: "#/$defs/AgentMediaMessage" }, { $ref: "#/$defs/AgentLocationMessage" }, { $ref: "#/$defs/AgentTypingNotice" }] };
function collect_validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.message !== void 0) {
      let data0 = data.message;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.type === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data0.type !== void 0) {
          let data1 = data0.type;
          data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout" || (vErrors = add(vErrors, { instancePath: instancePath + "/message/type", schemaPath: "#/properties/message/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema65.properties.message.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    let tag0 = data?.message?.type;
    tag0 === "text" ? collect_validate34(data, instancePath) || (vErrors = vErrors === null ? collect_validate34.errors : vErrors.concat(collect_validate34.errors), errors = vErrors.length) : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? collect_validate31(data, instancePath) || (vErrors = vErrors === null ? collect_validate31.errors : vErrors.concat(collect_validate31.errors), errors = vErrors.length) : tag0 === "location" ? collect_validate25(data, instancePath) || (vErrors = vErrors === null ? collect_validate25.errors : vErrors.concat(collect_validate25.errors), errors = vErrors.length) : (tag0 === "typein" || tag0 === "typeout") && (collect_validate38(data, instancePath) || (vErrors = vErrors === null ? collect_validate38.errors : vErrors.concat(collect_validate38.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate40.errors = vErrors, errors === 0;
}
var collectAgentMessageAccepted = collect_validate45;
function collect_validate45(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate45.errors = vErrors, errors === 0;
}
var collectChannelFault = collect_validate46, collect_schema67 = { type: "object", required: ["code", "message"], properties: { code: { type: ["number", "string"] }, message: { type: "string" } } };
function collect_validate46(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.code !== void 0) {
      let data0 = data.code;
      !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: collect_schema67.properties.code.type }, message: "must be number,string" }), errors++);
    }
    data.message !== void 0 && typeof data.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate46.errors = vErrors, errors === 0;
}
var collectAgentMessageRefused = collect_validate47;
function collect_validate47(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" }), errors++), data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/$defs/ChannelFault/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" }), errors++), data0.message === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/$defs/ChannelFault/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data0.code !== void 0) {
          let data1 = data0.code;
          !(typeof data1 == "number" && isFinite(data1)) && typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/error/code", schemaPath: "#/$defs/ChannelFault/properties/code/type", keyword: "type", params: { type: collect_schema67.properties.code.type }, message: "must be number,string" }), errors++);
        }
        data0.message !== void 0 && typeof data0.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ChannelFault/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/$defs/ChannelFault/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate47.errors = vErrors, errors === 0;
}
var collectAgentMessageReply = collect_validate48;
function collect_validate48(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/AgentMessageAccepted/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/AgentMessageAccepted/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/AgentMessageAccepted/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/AgentMessageAccepted/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs6 = errors;
    collect_validate47(data, instancePath) || (vErrors = vErrors === null ? collect_validate47.errors : vErrors.concat(collect_validate47.errors), errors = vErrors.length);
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  return valid0 ? (errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" }), errors++), collect_validate48.errors = vErrors, errors === 0;
}
var collectChannelStatus = collect_validate50, collect_schema72 = { type: "integer", enum: [0, 1] };
function collect_validate50(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), data === 0 || data === 1 || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema72.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate50.errors = vErrors, errors === 0;
}
var collectCustomerId = collect_validate51, collect_schema73 = { type: ["string", "integer"], minLength: 1 };
function collect_validate51(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: collect_schema73.type }, message: "must be string,integer" }), errors++), typeof data == "string" && data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++), collect_validate51.errors = vErrors, errors === 0;
}
var collectCustomerPhoto = collect_validate52;
function collect_validate52(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate52.errors = vErrors, errors === 0;
}
var collectCustomer = collect_validate53;
function collect_validate53(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/type", keyword: "type", params: { type: collect_schema73.type }, message: "must be string,integer" }), errors++), typeof data0 == "string" && data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
    }
    data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/CustomerPhoto/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.invite !== void 0 && typeof data.invite != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/invite", schemaPath: "#/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate53.errors = vErrors, errors === 0;
}
var collectTypingCustomer = collect_validate54;
function collect_validate54(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/type", keyword: "type", params: { type: collect_schema73.type }, message: "must be string,integer" }), errors++), typeof data0 == "string" && data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate54.errors = vErrors, errors === 0;
}
var collectUserTextBody = collect_validate55;
function collect_validate55(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate55.errors = vErrors, errors === 0;
}
var collectUserLocation = collect_validate56;
function collect_validate56(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return collect_validate24(data, instancePath) || (vErrors = vErrors === null ? collect_validate24.errors : vErrors.concat(collect_validate24.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/UserTextBody/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate56.errors = vErrors, errors === 0;
}
var collectUserLocationMessage = collect_validate58;
function collect_validate58(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate53(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate53.errors : vErrors.concat(collect_validate53.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate56(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate56.errors : vErrors.concat(collect_validate56.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate58.errors = vErrors, errors === 0;
}
var collectUserMedia = collect_validate61;
function collect_validate61(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return collect_validate30(data, instancePath) || (vErrors = vErrors === null ? collect_validate30.errors : vErrors.concat(collect_validate30.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/UserTextBody/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate61.errors = vErrors, errors === 0;
}
var collectUserMediaMessage = collect_validate63;
function collect_validate63(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate53(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate53.errors : vErrors.concat(collect_validate53.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate61(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate61.errors : vErrors.concat(collect_validate61.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate63.errors = vErrors, errors === 0;
}
var collectUserText = collect_validate66;
function collect_validate66(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
    }
    data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/MessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/UserTextBody/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate66.errors = vErrors, errors === 0;
}
var collectUserTextMessage = collect_validate67;
function collect_validate67(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate53(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate53.errors : vErrors.concat(collect_validate53.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate66(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate66.errors : vErrors.concat(collect_validate66.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate67.errors = vErrors, errors === 0;
}
var collectUserTypingNotice = collect_validate70;
function collect_validate70(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate54(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate54.errors : vErrors.concat(collect_validate54.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate37(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate70.errors = vErrors, errors === 0;
}
var collectUserMessage = collect_validate73, collect_schema92 = { type: "object", required: ["message"], properties: { message: { type: "object", required: ["type"], properties: { type: { enum: ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "typein", "typeout"] } } } }, "x-tag": { path: ["message", "type"], values: [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["typein", "typeout"]] }, "x-branches": [{ $ref: "#/$defs/UserTextMessage" }, { $ref: "#/$defs/UserMediaMessage" }, { $ref: "#/$defs/UserLocationMessage" }, { $ref: "#/$defs/UserTypingNotice" }] };
function collect_validate73(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.message !== void 0) {
      let data0 = data.message;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.type === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data0.type !== void 0) {
          let data1 = data0.type;
          data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout" || (vErrors = add(vErrors, { instancePath: instancePath + "/message/type", schemaPath: "#/properties/message/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema92.properties.message.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    let tag0 = data?.message?.type;
    tag0 === "text" ? collect_validate67(data, instancePath) || (vErrors = vErrors === null ? collect_validate67.errors : vErrors.concat(collect_validate67.errors), errors = vErrors.length) : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? collect_validate63(data, instancePath) || (vErrors = vErrors === null ? collect_validate63.errors : vErrors.concat(collect_validate63.errors), errors = vErrors.length) : tag0 === "location" ? collect_validate58(data, instancePath) || (vErrors = vErrors === null ? collect_validate58.errors : vErrors.concat(collect_validate58.errors), errors = vErrors.length) : (tag0 === "typein" || tag0 === "typeout") && (collect_validate70(data, instancePath) || (vErrors = vErrors === null ? collect_validate70.errors : vErrors.concat(collect_validate70.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate73.errors = vErrors, errors === 0;
}
var validateWritingAgent = /* @__PURE__ */ validator(checkWritingAgent, collectWritingAgent), validateRecipient = /* @__PURE__ */ validator(checkRecipient, collectRecipient), validateMessageId = /* @__PURE__ */ validator(checkMessageId, collectMessageId), validateLocationContent = /* @__PURE__ */ validator(checkLocationContent, collectLocationContent), validateAgentLocationMessage = /* @__PURE__ */ validator(checkAgentLocationMessage, collectAgentLocationMessage), validateMediaType = /* @__PURE__ */ validator(checkMediaType, collectMediaType), validateHttpUrl = /* @__PURE__ */ validator(checkHttpUrl, collectHttpUrl), validatePositiveInteger = /* @__PURE__ */ validator(checkPositiveInteger, collectPositiveInteger), validateMediaContent = /* @__PURE__ */ validator(checkMediaContent, collectMediaContent), validateAgentMediaMessage = /* @__PURE__ */ validator(checkAgentMediaMessage, collectAgentMediaMessage), validateAgentText = /* @__PURE__ */ validator(checkAgentText, collectAgentText), validateAgentTextMessage = /* @__PURE__ */ validator(checkAgentTextMessage, collectAgentTextMessage), validateTypingType = /* @__PURE__ */ validator(checkTypingType, collectTypingType), validateTypingContent = /* @__PURE__ */ validator(checkTypingContent, collectTypingContent), validateAgentTypingNotice = /* @__PURE__ */ validator(checkAgentTypingNotice, collectAgentTypingNotice), validateAgentMessage = /* @__PURE__ */ validator(checkAgentMessage, collectAgentMessage), validateAgentMessageAccepted = /* @__PURE__ */ validator(checkAgentMessageAccepted, collectAgentMessageAccepted), validateChannelFault = /* @__PURE__ */ validator(checkChannelFault, collectChannelFault), validateAgentMessageRefused = /* @__PURE__ */ validator(checkAgentMessageRefused, collectAgentMessageRefused), validateAgentMessageReply = /* @__PURE__ */ validator(checkAgentMessageReply, collectAgentMessageReply), validateChannelStatus = /* @__PURE__ */ validator(checkChannelStatus, collectChannelStatus), validateCustomerId = /* @__PURE__ */ validator(checkCustomerId, collectCustomerId), validateCustomerPhoto = /* @__PURE__ */ validator(checkCustomerPhoto, collectCustomerPhoto), validateCustomer = /* @__PURE__ */ validator(checkCustomer, collectCustomer), validateTypingCustomer = /* @__PURE__ */ validator(checkTypingCustomer, collectTypingCustomer), validateUserTextBody = /* @__PURE__ */ validator(checkUserTextBody, collectUserTextBody), validateUserLocation = /* @__PURE__ */ validator(checkUserLocation, collectUserLocation), validateUserLocationMessage = /* @__PURE__ */ validator(checkUserLocationMessage, collectUserLocationMessage), validateUserMedia = /* @__PURE__ */ validator(checkUserMedia, collectUserMedia), validateUserMediaMessage = /* @__PURE__ */ validator(checkUserMediaMessage, collectUserMediaMessage), validateUserText = /* @__PURE__ */ validator(checkUserText, collectUserText), validateUserTextMessage = /* @__PURE__ */ validator(checkUserTextMessage, collectUserTextMessage), validateUserTypingNotice = /* @__PURE__ */ validator(checkUserTypingNotice, collectUserTypingNotice), validateUserMessage = /* @__PURE__ */ validator(checkUserMessage, collectUserMessage);
export {
  validateAgentLocationMessage,
  validateAgentMediaMessage,
  validateAgentMessage,
  validateAgentMessageAccepted,
  validateAgentMessageRefused,
  validateAgentMessageReply,
  validateAgentText,
  validateAgentTextMessage,
  validateAgentTypingNotice,
  validateChannelFault,
  validateChannelStatus,
  validateCustomer,
  validateCustomerId,
  validateCustomerPhoto,
  validateHttpUrl,
  validateLocationContent,
  validateMediaContent,
  validateMediaType,
  validateMessageId,
  validatePositiveInteger,
  validateRecipient,
  validateTypingContent,
  validateTypingCustomer,
  validateTypingType,
  validateUserLocation,
  validateUserLocationMessage,
  validateUserMedia,
  validateUserMediaMessage,
  validateUserMessage,
  validateUserText,
  validateUserTextBody,
  validateUserTextMessage,
  validateUserTypingNotice,
  validateWritingAgent
};
